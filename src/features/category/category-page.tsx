import type { ReactNode } from 'react';
import type { Category } from '@/contract/catalogue/category';
import { categoryHref } from '@/features/item/category-href';
import { StorePages } from '@/features/store/list/store-pages';
import { useStoreTexts, type StoreTexts } from '@/features/store/use-store-texts';
import { ListFailed } from '@/features/store/list-failed';
import type { PageMarket } from '@/lib/page-market';
import { useAddress } from '@/lib/use-address';
import { Breadcrumbs } from '@/ui/lists/breadcrumbs';
import { ChipRow } from '@/ui/controls/chip';
import { EmptyState } from '@/ui/status/empty-state';
import { LinkChip } from '@/ui/controls/link-chip';
import { Name } from '@/ui/display/name';
import { Tabs } from '@/ui/controls/tabs';
import { useCategoryItems, useCategoryStores } from './goods-api';
import { GoodsList } from './goods-list';
import styles from './category-page.module.css';

export type ShownCategory = {
  category: Category;
  /** The main category of a sub-category. */
  parent: Category | null;
};

type Props = ShownCategory & {
  market: PageMarket;
  /** The page of its items, counted from 1. */
  page?: number;
  /** Links below the items. */
  links?: ReactNode;
  /** Wraps a list with filters, which belong to a feature above this one. */
  narrowed: (list: ReactNode) => ReactNode;
};
type Kind = 'items' | 'stores';

/** Resets sort order and filters, since they differ between items and stores. */
const choicesGone = { sort: '', filter: '', min: '', max: '', rating: '', category: '', brand: '' };

/** A category or sub-category with its items and the stores that sell them (ROUTE-17). */
export function CategoryPage({ category, parent, market, page = 1, links, narrowed }: Props) {
  const texts = useStoreTexts();
  const { t } = texts;
  const [params, say] = useAddress();
  const kind: Kind = params['show'] === 'stores' ? 'stores' : 'items';
  const setKind = (next: Kind) => say({ ...choicesGone, show: next === 'stores' ? next : '' });
  const tabs = [
    { value: 'items' as const, label: t('category.items') },
    { value: 'stores' as const, label: t('category.stores') },
  ];
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('home.breadcrumbs')}
        crumbs={[
          { text: t('home.home'), href: '/home' },
          { text: t('home.categories'), href: '/categories' },
          ...(parent ? [{ text: parent.name, href: categoryHref(parent) }] : []),
          { text: category.name },
        ]}
      />
      <h1 className={`t28 ${styles.head}`}>
        <Name>{category.name}</Name>
      </h1>
      <SubCategories
        main={parent ?? category}
        current={category.id}
        label={t('category.subcategories')}
        all={t('home.all')}
      />
      <Tabs label={t('ui.show')} tabs={tabs} value={kind} onChange={setKind} panelId="category" />
      <div className={styles.panel} role="tabpanel" id={`category-${kind}`} aria-labelledby={`category-${kind}-tab`}>
        <h2 className="vh">{t(`category.${kind}`)}</h2>
        {narrowed(
          kind === 'items' ? (
            <>
              <Items id={category.id} page={page} market={market} />
              {links}
            </>
          ) : (
            <Stores id={category.id} market={market} texts={texts} />
          ),
        )}
      </div>
    </div>
  );
}

function SubCategories({ main, current, label, all }: { main: Category; current: number; label: string; all: string }) {
  if (main.childes.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ChipRow label={label}>
        <LinkChip href={categoryHref(main)} current={main.id === current} scroll={false}>
          {all}
        </LinkChip>
        {main.childes.map((child) => (
          <LinkChip key={child.id} href={categoryHref(child)} current={child.id === current} scroll={false}>
            {child.name}
          </LinkChip>
        ))}
      </ChipRow>
    </div>
  );
}

type ListProps = { id: number; market: PageMarket };

function Items({ id, page, market }: ListProps & { page: number }) {
  return <GoodsList list={useCategoryItems(market, id, page)} />;
}

function Stores({ id, market, texts }: ListProps & { texts: StoreTexts }) {
  const { t } = texts;
  const { stores, failed, retry, more } = useCategoryStores(market, id);
  if (failed) return <ListFailed onRetry={retry} />;
  if (stores?.length === 0) return <EmptyState title={t('ui.no_type_found', { type: t('home.type_grocery') })} />;
  return <StorePages stores={stores} texts={texts} more={more} />;
}
