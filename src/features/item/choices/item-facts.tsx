import { useTranslation } from 'react-i18next';
import type { Item } from '@/contract/catalogue/item';
import { Badge } from '@/ui/display/badge';
import styles from './item-facts.module.css';

type Props = { item: Pick<Item, 'nutritions_name' | 'allergies_name' | 'generic_name'> };

/** Whether there are facts to list. */
export function hasFacts({ nutritions_name, allergies_name, generic_name }: Props['item']): boolean {
  return nutritions_name.length + allergies_name.length + generic_name.length > 0;
}

/** Generic name, nutrition and allergens as text lists (ITEM-08). */
export function ItemFacts({ item }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stack16">
      <Facts title={t('item.generic_name')} tone="grey" names={item.generic_name} />
      <Facts title={t('item.nutrition')} tone="grey" names={item.nutritions_name} />
      <Facts title={t('item.allergens')} tone="warn" names={item.allergies_name} />
    </div>
  );
}

type FactsProps = { title: string; tone: 'grey' | 'warn'; names: readonly string[] };

function Facts({ title, tone, names }: FactsProps) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list} role="list">
        {names.map((name) => (
          <li key={name}>
            <Badge tone={tone}>{name}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
