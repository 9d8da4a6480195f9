import type { StoreCard as Store } from '@/contract/catalogue/store';
import { Grid } from '@/ui/lists/grid';
import { More } from '@/ui/lists/more';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { StoreCard } from './store-card';
import type { StoreTexts } from '../use-store-texts';

type Props = {
  /** undefined while the first part is on its way. */
  stores: readonly Store[] | undefined;
  texts: StoreTexts;
  /** Set while the list goes on. */
  more?: { loading: boolean; failed: boolean; byHand?: boolean; onMore: () => void } | undefined;
  priority?: boolean | undefined;
};

/** A grid of stores that goes on as far as there are some. */
export function StorePages({ stores, texts, more, priority = false }: Props) {
  if (!stores) return <SkeletonGrid of="stores" />;
  return (
    <>
      <Grid of="stores">
        {stores.map((store, n) => (
          <StoreCard key={store.id} store={store} texts={texts} priority={priority && n < 2} />
        ))}
      </Grid>
      {more && <More label={texts.t('home.show_more')} {...more} />}
    </>
  );
}
