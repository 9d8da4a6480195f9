import type { ItemCard as Item } from '@/contract/catalogue/item';
import { RailSection } from '@/ui/lists/rail-section';
import { ItemCard } from './item-card';
import type { CardTexts } from './use-card-texts';

type Props = {
  title: string;
  subtitle?: string | undefined;
  items: readonly Item[];
  texts: CardTexts;
  seeAll?: { href: string; text: string; label?: string | undefined } | undefined;
  /** On the first screen: its pictures are fetched at once. */
  priority?: boolean | undefined;
};

/** How many cards the first screen shows of a rail. */
const IN_VIEW = 2;

export function ItemRail({ title, subtitle, items, texts, seeAll, priority = false }: Props) {
  const { t } = texts;
  return (
    <RailSection
      title={title}
      subtitle={subtitle}
      seeAll={seeAll}
      of="items"
      arrows={{ previous: t('ui.previous'), next: t('ui.next') }}
    >
      {items.map((item, n) => (
        <ItemCard key={item.id} item={item} texts={texts} priority={priority && n < IN_VIEW} />
      ))}
    </RailSection>
  );
}
