import type { CampaignItem } from '@/contract/catalogue/item';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ItemCard as Frame } from '@/ui/cards/item-card';
import { useCartPort } from './cart-port';
import { campaignChoice } from './item-choice';
import { badgeLabels, cardBadges, ItemPrice, ItemVegMark, unavailableVeil } from './item-labels';
import { cardSizes, mediaSource } from './media-source';
import { loadItem, openItem } from './open-item';
import type { CardTexts } from './use-card-texts';

/** A campaign item: opens in place and is ordered at once, never saved or added to the cart (ITEM-32). */
export function CampaignItemCard({ item, texts }: { item: CampaignItem; texts: CardTexts }) {
  const { t } = texts;
  const veil = unavailableVeil(item, texts);
  const open = () => void openItem({ item });
  return (
    <Frame
      name={item.name}
      picture={mediaSource(item.image_full_url, 'item', cardSizes)}
      subtitle={item.store_name || undefined}
      mark={<ItemVegMark item={item} texts={texts} />}
      price={<ItemPrice item={item} texts={texts} />}
      badges={badgeLabels(cardBadges(item, texts), texts, 'picture')}
      veil={veil}
      foot={<OrderNow item={item} label={`${t('item.order_now')}: ${item.name}`} blocked={veil?.title} texts={texts} />}
      onOpen={open}
      onNear={loadItem}
    />
  );
}

type OrderProps = { item: CampaignItem; label: string; blocked: string | undefined; texts: CardTexts };

/**
 * Goes straight to the checkout; an item with choices opens first. When blocked, the button stays and says why
 * (CHECKOUT-09).
 */
function OrderNow({ item, label, blocked, texts: { t } }: OrderProps) {
  const cart = useCartPort();
  function order() {
    if (blocked) return void toast.error(blocked);
    if (item.has_variant) return void openItem({ item });
    cart.buyNow(campaignChoice(item));
  }
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={label}
      aria-disabled={blocked ? true : undefined}
      aria-haspopup={item.has_variant ? 'dialog' : undefined}
      onClick={order}
    >
      {t('item.order_now')}
    </Button>
  );
}
