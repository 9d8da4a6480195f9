import type { StoreCard as Store } from '@/contract/catalogue/store';
import { Grid } from '@/ui/lists/grid';
import { More } from '@/ui/lists/more';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { StoreCard } from './store-card';
import type { StoreTexts } from '../use-store-texts';

type Props = {
  /** Undefined while the first page is loading. */
  stores: readonly Store[] | undefined;
  texts: StoreTexts;
  /** Set while there are more pages. */
  more?: { loading: boolean; failed: boolean; byHand?: boolean; onMore: () => void } | undefined;
  priority?: boolean | undefined;
};

/** A grid of stores with pagination. */
export function StorePages({ stores, texts, more, priority = false }: Props) {
  if (!stores) return <SkeletonGrid of="stores" />;
  return (
    <>
      <Grid of="stores">
        {stores.map((store, n) => (
          <StoreCard key={store.id} store={store} texts={texts} priority={priority && n < 2} />
        ))}
      </Grid>
      {more && <More label={texts.t('ui.show_more')} {...more} />}
    </>
  );
}
