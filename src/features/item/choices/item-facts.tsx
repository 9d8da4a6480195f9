import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyItem } from '@/contract/catalogue/item';
import { isAllergenUnstated } from '@/domain/catalogue/allergens';
import { Badge } from '@/ui/display/badge';
import styles from './item-facts.module.css';

type Facts = Pick<AnyItem, 'module_type' | 'nutritions_name' | 'allergies_name' | 'generic_name'>;

/** Whether there are facts to list. */
export function hasFacts(item: Facts): boolean {
  const { nutritions_name, allergies_name, generic_name } = item;
  return nutritions_name.length + allergies_name.length + generic_name.length > 0 || isAllergenUnstated(item);
}

type Props = {
  item: Facts;
  /** Says that the allergens are not stated. */
  notStated: ReactNode;
};

/** Generic name, nutrition and allergens as text lists (ITEM-08). */
export function ItemFacts({ item, notStated }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stack16">
      <Facts title={t('item.generic_name')} tone="grey" names={item.generic_name} />
      <Facts title={t('item.nutrition')} tone="grey" names={item.nutritions_name} />
      <Facts title={t('item.allergens')} tone="warn" names={item.allergies_name}>
        {isAllergenUnstated(item) && <p className={styles.unstated}>{notStated}</p>}
      </Facts>
    </div>
  );
}

type FactsProps = { title: string; tone: 'grey' | 'warn'; names: readonly string[]; children?: ReactNode };

/** `children` stand in place of an empty list. */
function Facts({ title, tone, names, children }: FactsProps) {
  if (names.length === 0 && !children) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {names.length === 0 ? (
        children
      ) : (
        <ul className={styles.list} role="list">
          {names.map((name) => (
            <li key={name}>
              <Badge tone={tone}>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
