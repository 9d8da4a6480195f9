import type { CampaignItem } from '@/contract/catalogue/item';
import { RailSection } from '@/ui/lists/rail-section';
import { CampaignItemCard } from './campaign-item-card';
import type { CardTexts } from './use-card-texts';

type Props = { title: string; items: readonly CampaignItem[]; texts: CardTexts };

/** A rail of campaign items, sold for a few days (ITEM-32). */
export function CampaignItemRail({ title, items, texts }: Props) {
  return (
    <RailSection title={title} of="items">
      {items.map((item) => (
        <CampaignItemCard key={item.id} item={item} texts={texts} />
      ))}
    </RailSection>
  );
}
