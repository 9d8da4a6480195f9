import type { ItemCard } from '@/contract/catalogue/item';
import { incrementProblem, maxQuantity } from '@/domain/catalogue/quantity';
import { toast } from '@/lib/toast';
import { AddButton } from '@/ui/controls/add-button';
import { useCartPort } from './cart-port';
import { plainChoice } from './item-choice';
import { isForLater } from './item-labels';
import { openItem } from './open-item';
import type { CardTexts } from './use-card-texts';

/**
 * Adds to the cart, then becomes a stepper. An item with choices, or for later, opens first (ordering §4, "Cart add").
 */
export function ItemAddButton({ item, texts }: { item: ItemCard; texts: CardTexts }) {
  const { t } = texts;
  const cart = useCartPort();
  const choice = plainChoice(item);
  const line = item.has_variant ? undefined : cart.lineOf(choice);
  // An item with choices shows the sum of all its lines; its dialog asks which of them is meant.
  const quantity = item.has_variant ? cart.quantityOf(item) : (line?.quantity ?? 0);
  const { name } = item;
  const opensDialog = item.has_variant || (!line && isForLater(item, texts));
  const most = maxQuantity(item);
  const maxReason = () =>
    incrementProblem(quantity, item) === 'stock' ? t('errors.out_of_stock') : t('cart.out_of_limits', { most });

  return (
    <AddButton
      quantity={quantity}
      label={t('item.add_name', { name }) + (quantity > 0 ? ` (${quantity})` : '')}
      labels={() => ({
        quantity: t('item.quantity_of', { name }),
        increase: t('item.increase', { name }),
        decrease: t('item.decrease', { name }),
        remove: t('item.remove', { name }),
      })}
      max={most}
      maxReason={maxReason}
      onMax={() => void toast.error(maxReason())}
      opensDialog={opensDialog}
      // The cart reports a refusal itself; nothing needs to stay open here.
      onAdd={() => (opensDialog ? openItem({ item }) : cart.add(choice).catch(() => {}))}
      onChange={(next) => line && cart.setQuantity(line.id, next)}
      onRemove={() => line && cart.remove(line.id)}
    />
  );
}
