import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Condition } from '@/contract/catalogue/condition';
import { ItemCard } from '@/features/item/item-card';
import type { CardTexts } from '@/features/item/use-card-texts';
import type { PageMarket } from '@/lib/page-market';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Rail, RailArrows } from '@/ui/lists/rail';
import { SectionHead } from '@/ui/lists/section-head';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { useRail } from '@/ui/lists/use-rail';
import { conditionItemsQuery } from './chosen-api';
import { conditionHref } from './brand-href';
import styles from './chosen-items.module.css';

type Props = { title: string; conditions: readonly Condition[]; market: PageMarket; texts: CardTexts };

/** Items for common conditions: a chip for each condition, its items below. */
export function Conditions({ title, conditions, market, texts }: Props) {
  const { t } = texts;
  const [chosen, setChosen] = useState(conditions[0]?.id ?? 0);
  const control = useRail();
  const { data, isError, refetch } = useQuery(conditionItemsQuery(market, chosen));
  const current = conditions.find(({ id }) => id === chosen);
  const seeAll = current && {
    href: conditionHref(current),
    text: t('ui.see_all'),
    label: `${t('ui.see_all')}: ${current.name}`,
  };
  return (
    <section>
      <SectionHead title={title} seeAll={seeAll} arrows={<RailArrows control={control} />} />
      <div className={styles.chips}>
        <ChipRow label={title}>
          {conditions.map(({ id, name }) => (
            <Chip key={id} selected={chosen === id} onClick={() => setChosen(id)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className={styles.room} aria-busy={!data && !isError}>
        {data ? (
          <Rail label={title} of="items" control={control}>
            {data.products.map((item) => (
              <ItemCard key={item.id} item={item} texts={texts} />
            ))}
          </Rail>
        ) : isError ? (
          <NotLoaded title={t('home.failed_title')} text={t('home.failed_text')} onRetry={refetch} />
        ) : (
          <SkeletonGrid of="items" count={5} />
        )}
      </div>
    </section>
  );
}
