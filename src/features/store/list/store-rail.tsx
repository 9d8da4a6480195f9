import type { StoreCard as Store } from '@/contract/catalogue/store';
import { RailSection } from '@/ui/lists/rail-section';
import { StoreCard } from './store-card';
import type { StoreTexts } from '../use-store-texts';

type Props = {
  title: string;
  stores: readonly Store[];
  texts: StoreTexts;
  seeAll?: { href: string; text: string; label?: string | undefined } | undefined;
  priority?: boolean | undefined;
};

export function StoreRail({ title, stores, texts, seeAll, priority = false }: Props) {
  return (
    <RailSection title={title} seeAll={seeAll} of="stores">
      {stores.map((store, n) => (
        <StoreCard key={store.id} store={store} texts={texts} priority={priority && n < 1} />
      ))}
    </RailSection>
  );
}
