import { useTranslation } from 'react-i18next';
import type { PurchaseButton } from '@/domain/catalogue/item-actions';
import { useMoney } from '@/features/config/use-money';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import type { ItemForm } from './use-item-form';
import type { Purchase } from './use-purchase';

type Props = {
  form: ItemForm;
  purchase: Purchase;
  /** The item modal and the product page use different labels (ITEM-12). */
  place: 'dialog' | 'page';
  /** The main button shows the amount. */
  showsTotal?: boolean | undefined;
};

const words = {
  dialog: { add_to_cart: 'item.add_to_cart', update_cart: 'item.update_to_cart' },
  page: { add_to_cart: 'item.add_to_cart_button', update_cart: 'item.update_to_cart_button' },
} as const;

/** The secondary button first, the main one last; blocked buttons stay enabled and say why when pressed. */
export function PurchaseButtons({ form, purchase, place, showsTotal }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { buttons, notice } = form.actions;
  const visible: PurchaseButton[] = notice ? blocked(form) : buttons.toReversed();
  const texts = { ...words[place], buy_now: 'item.buy_now', order_now: 'item.order_now' } as const;

  function press(button: PurchaseButton) {
    if (!notice) return purchase.press(button);
    void toast.error(t(notice === 'not_available_now' ? 'item.not_available_now' : `errors.${notice}`));
  }

  return visible.map((button) => {
    const isMain = button !== 'buy_now';
    return (
      <Button
        key={button}
        look={isMain ? 'primary' : 'secondary'}
        split={isMain && showsTotal}
        aria-disabled={notice !== null || undefined}
        loading={purchase.pending === button}
        onClick={() => press(button)}
      >
        {t(texts[button])}
        {isMain && showsTotal && <bdi className="num">{money(form.price.total)}</bdi>}
      </Button>
    );
  });
}

function blocked({ item, line }: ItemForm): PurchaseButton[] {
  if (item.kind === 'campaign_item') return ['order_now'];
  return ['buy_now', line ? 'update_cart' : 'add_to_cart'];
}
