import type { ItemCard as Item } from '@/contract/catalogue/item';
import { Grid } from '@/ui/lists/grid';
import { More } from '@/ui/lists/more';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { ItemCard } from './item-card';
import type { CardTexts } from './use-card-texts';

type Props = {
  /** undefined while the first part is on its way. */
  items: readonly Item[] | undefined;
  texts: CardTexts;
  /** Set while the list goes on. */
  more?: { loading: boolean; failed: boolean; onMore: () => void } | undefined;
};

/** A grid of items that goes on as far as there are some. */
export function ItemPages({ items, texts, more }: Props) {
  if (!items) return <SkeletonGrid of="items" count={10} />;
  return (
    <>
      <Grid of="items">
        {items.map((item, n) => (
          <ItemCard key={item.id} item={item} texts={texts} priority={n < 2} />
        ))}
      </Grid>
      {more && <More label={texts.t('home.show_more')} {...more} />}
    </>
  );
}
