import type { ItemCard as Item } from '@/contract/catalogue/item';
import { Grid } from '@/ui/lists/grid';
import { More } from '@/ui/lists/more';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { ItemCard } from './item-card';
import type { CardTexts } from './use-card-texts';

type Props = {
  /** Undefined while the first page is loading. */
  items: readonly Item[] | undefined;
  texts: CardTexts;
  /** Set while there are more pages. */
  more?: { loading: boolean; failed: boolean; onMore: () => void } | undefined;
};

/** A grid of items with pagination. */
export function ItemPages({ items, texts, more }: Props) {
  if (!items) return <SkeletonGrid of="items" count={10} />;
  return (
    <>
      <Grid of="items">
        {items.map((item, n) => (
          <ItemCard key={item.id} item={item} texts={texts} priority={n < 2} />
        ))}
      </Grid>
      {more && <More label={texts.t('ui.show_more')} {...more} />}
    </>
  );
}
