import { memo } from 'react';
import type { ItemCard as Item } from '@/contract/catalogue/item';
import { Heart } from '@/features/wishlist/heart';
import { ItemCard as Frame } from '@/ui/cards/item-card';
import { ItemAddButton } from './item-add-button';
import { itemHref } from './item-href';
import { badgeLabels, cardBadges, ItemPrice, ItemVegMark, shortRating, unavailableVeil } from './item-labels';
import { cardSizes, mediaSource } from './media-source';
import { hasOwnPage, loadItem, openItem } from './open-item';
import type { CardTexts } from './use-card-texts';

type Props = {
  item: Item;
  /** From `useCardTexts()`, once for a list. */
  texts: CardTexts;
  /** False where all items are of one store. */
  showsStore?: boolean | undefined;
  priority?: boolean | undefined;
};

/** Two badges fit on the picture, the discount first; the others are below. */
const ON_PICTURE = 2;

/** An item in a grid or rail, with its heart and add button. Spec: ordering §2, item card badges. */
export const ItemCard = memo(Card);

function Card({ item, texts, showsStore = true, priority }: Props) {
  const veil = unavailableVeil(item, texts);
  const badges = cardBadges(item, texts);
  return (
    <Frame
      href={itemHref(item)}
      name={item.name}
      picture={mediaSource(item.image_full_url, 'item', cardSizes)}
      priority={priority}
      subtitle={showsStore ? item.store_name || undefined : undefined}
      mark={<ItemVegMark item={item} texts={texts} />}
      price={<ItemPrice item={item} texts={texts} />}
      rating={shortRating(item, texts)}
      badges={badgeLabels(badges.slice(0, ON_PICTURE), texts, 'picture')}
      tags={badgeLabels(badges.slice(ON_PICTURE), texts, 'page')}
      veil={veil}
      heart={<Heart item={item} />}
      action={!veil && <ItemAddButton item={item} texts={texts} />}
      {...(!hasOwnPage(item) && { onOpen: () => void openItem({ item }), onNear: loadItem })}
    />
  );
}
