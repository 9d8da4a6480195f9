import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '@/contract/catalogue/item';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { browserOnly } from '@/ui/lazy/browser-only';
import { categoryHref } from '../category-href';
import { hasFacts, ItemFacts } from '../choices/item-facts';
import styles from './item-screen.module.css';

const NotStated = browserOnly(
  () => import('../choices/not-stated').then((mod) => mod.NotStated),
  () => <>…</>,
);

/** Description, unit, categories, tags, nutrition and allergens (ITEM-11). */
export function ItemDetails({ item }: { item: Item }) {
  const { t } = useTranslation();
  return (
    <div className={styles.details}>
      {item.description && (
        <p>
          <Name>{item.description}</Name>
        </p>
      )}
      <dl>
        <Row label={t('item.unit')}>{item.unit_type}</Row>
        <Row label={t('item.brand')}>{item.brand_name}</Row>
        <Row label={t('item.categories')}>
          {item.categories.length > 0 && (
            <span className={styles.list}>
              {item.categories.map((category) => (
                <Link key={category.id} href={categoryHref(category)}>
                  {category.name}
                </Link>
              ))}
            </span>
          )}
        </Row>
        <Row label={t('item.tags')}>
          {item.tags.length > 0 && (
            <span className={styles.list}>
              {item.tags.map((tag) => (
                <bdi key={tag}>{tag}</bdi>
              ))}
            </span>
          )}
        </Row>
      </dl>
      {hasFacts(item) && <ItemFacts item={item} notStated={<NotStated />} />}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
