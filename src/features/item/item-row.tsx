import { memo } from 'react';
import type { ItemCard } from '@/contract/catalogue/item';
import { MenuRow } from '@/ui/cards/menu-row';
import { ItemAddButton } from './item-add-button';
import { itemHref } from './item-href';
import { badgeLabels, cardBadges, ItemPrice, ItemVegMark, shortRating, unavailableVeil } from './item-labels';
import { mediaSource, rowSizes } from './media-source';
import { hasOwnPage, loadItem, openItem } from './open-item';
import type { CardTexts } from './use-card-texts';

/** An item in a store's menu; its heart is in its dialog. */
export const ItemRow = memo(Row);

function Row({ item, texts }: { item: ItemCard; texts: CardTexts }) {
  const veil = unavailableVeil(item, texts);
  // The struck-through price already shows the discount.
  const badges = cardBadges(item, texts).filter(({ kind }) => kind !== 'discount');
  return (
    <MenuRow
      href={itemHref(item)}
      name={item.name}
      picture={mediaSource(item.image_full_url, 'item', rowSizes)}
      description={item.description}
      mark={<ItemVegMark item={item} texts={texts} />}
      price={<ItemPrice item={item} texts={texts} />}
      rating={shortRating(item, texts)}
      badges={badgeLabels(badges, texts, 'page')}
      veil={veil}
      action={!veil && <ItemAddButton item={item} texts={texts} />}
      {...(!hasOwnPage(item) && { onOpen: () => void openItem({ item }), onNear: loadItem })}
    />
  );
}
