import { useState } from 'react';
import type { Category } from '@/contract/catalogue/category';
import type { ItemCard as Item } from '@/contract/catalogue/item';
import { ItemCard } from '@/features/item/item-card';
import type { CardTexts } from '@/features/item/use-card-texts';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Rail, RailArrows } from '@/ui/lists/rail';
import { SectionHead } from '@/ui/lists/section-head';
import { useRail } from '@/ui/lists/use-rail';
import styles from './chosen-items.module.css';

type Props = { title: string; items: readonly Item[]; categories: readonly Category[]; texts: CardTexts };

/** A rail with chips that filter it by one of the featured categories. */
export function FeaturedCategories({ title, items, categories, texts }: Props) {
  const { t } = texts;
  const [chosen, setChosen] = useState<number | null>(null);
  const control = useRail();
  const withItems = categories.filter(({ id }) => items.some((item) => item.category_ids.includes(id)));
  const visible = chosen === null ? items : items.filter((item) => item.category_ids.includes(chosen));

  return (
    <section>
      <SectionHead title={title} arrows={<RailArrows control={control} />} />
      {withItems.length > 1 && (
        <div className={styles.chips}>
          <ChipRow label={title}>
            <Chip selected={chosen === null} onClick={() => setChosen(null)}>
              {t('home.all')}
            </Chip>
            {withItems.map(({ id, name }) => (
              <Chip key={id} selected={chosen === id} onClick={() => setChosen(id)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      <Rail label={title} of="items" control={control}>
        {visible.map((item) => (
          <ItemCard key={item.id} item={item} texts={texts} />
        ))}
      </Rail>
    </section>
  );
}
