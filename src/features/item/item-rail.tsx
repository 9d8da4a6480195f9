import type { ItemCard as Item } from '@/contract/catalogue/item';
import { RailSection } from '@/ui/lists/rail-section';
import { ItemCard } from './item-card';
import type { CardTexts } from './use-card-texts';

type Props = { title: string; items: readonly Item[]; texts: CardTexts };

export function ItemRail({ title, items, texts }: Props) {
  return (
    <RailSection title={title} of="items">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} texts={texts} />
      ))}
    </RailSection>
  );
}
