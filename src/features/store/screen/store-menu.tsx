import { Fragment, memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemCard as Item } from '@/contract/catalogue/item';
import type { Store } from '@/contract/catalogue/store';
import { ItemCard } from '@/features/item/item-card';
import { importPart } from '@/lib/import-part';
import { whenIdle } from '@/lib/when-idle';
import { HydrationBoundary } from '@/ui/lazy/hydration-boundary';
import { DeferredSection } from '@/ui/lazy/deferred-section';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { CategoryBar } from '@/ui/lists/category-bar';
import { EmptyState } from '@/ui/status/empty-state';
import { IconButton } from '@/ui/controls/icon-button';
import { RailSection } from '@/ui/lists/rail-section';
import { SearchPill } from '@/ui/controls/search-pill';
import { buildMenu, type MenuSection } from './menu';
import { MenuFilterChips } from './menu-filter-chips';
import { MenuItems } from './menu-items';
import styles from './store-screen.module.css';
import { useMenuFilters } from './use-menu-filters';
import type { StoreTexts } from '../use-store-texts';

type Props = { store: Store; texts: StoreTexts; items: readonly Item[]; mostOrdered: readonly Item[] };

/** The number of items rendered at once; the rest of a section renders when it comes near. */
const AT_ONCE = 12;
/** The maximum number of rail cards visible at once, however wide the window. */
const IN_SIGHT = 5;

/** The search among the items and its rules of spelling, which nobody needs before typing. */
const loadFoundItems = () => importPart(() => import('./found-items')).then((mod) => mod.FoundItems);
const FoundItems = optionalLazy(loadFoundItems);

export const StoreMenu = memo(Menu);

function Menu({ store, texts, items, mostOrdered }: Props) {
  const { t } = texts;
  const [query, setQuery] = useState('');
  // Deferred, and without a `Suspense` of its own: the menu stays until the results can be shown.
  const wanted = useDeferredValue(query.trim());
  // So that it is there also when the network has gone meanwhile.
  useEffect(() => whenIdle(() => void loadFoundItems().catch(() => {})), []);
  const filters = useMenuFilters(items, texts.config);
  const hasOrdered = mostOrdered.length > 0 && filters.chosen.length === 0;
  const sections = useMemo(
    () => buildMenu(filters.items, store.category_details, t('store.other_items')),
    [filters.items, store.category_details, t],
  );
  const entries = [
    ...(hasOrdered ? [{ id: 'most-ordered', label: t('store.most_ordered') }] : []),
    ...sections.map(({ id, title }) => ({ id, label: title })),
  ];

  return (
    <>
      <MenuBar entries={wanted ? [] : entries} query={query} onQuery={setQuery} />
      <div className="wrap">
        <MenuFilterChips {...filters} count={filters.items.length} />
      </div>
      <div className="wrap" id="menu" tabIndex={-1}>
        {wanted ? (
          <FoundItems items={filters.items} query={wanted} store={store} texts={texts} />
        ) : (
          <>
            {hasOrdered && <MostOrdered items={mostOrdered} texts={texts} />}
            {sections.map((section, index) => (
              <Section
                key={section.id}
                section={section}
                store={store}
                texts={texts}
                isFirst={index === 0}
                isBelow={index > 0 || hasOrdered}
              />
            ))}
            {filters.items.length === 0 && <EmptyState title={t('ui.no_type_found', { type: t('store.items') })} />}
          </>
        )}
      </div>
    </>
  );
}

type MostOrderedProps = { items: readonly Item[]; texts: StoreTexts };

const MostOrdered = memo(function MostOrdered(props: MostOrderedProps) {
  return (
    <HydrationBoundary>
      <MostOrderedRail {...props} />
    </HydrationBoundary>
  );
});

function MostOrderedRail({ items, texts }: MostOrderedProps) {
  return (
    <div id="most-ordered" className={styles.section}>
      <RailSection title={texts.t('store.most_ordered')} of="fiveItems">
        {items.map((item, n) => {
          const card = <ItemCard item={item} texts={texts} showsStore={false} />;
          return n < IN_SIGHT ? (
            <Fragment key={item.id}>{card}</Fragment>
          ) : (
            <DeferredSection key={item.id}>{card}</DeferredSection>
          );
        })}
      </RailSection>
    </div>
  );
}

type BarProps = { entries: { id: string; label: string }[]; query: string; onQuery: (query: string) => void };

/** Links to the sections, and a search among the items; on a phone, the search replaces the links. */
function MenuBar({ entries, query, onQuery }: BarProps) {
  const { t } = useTranslation();
  const [isFinding, setIsFinding] = useState(false);
  const search = (isOpened = false) => (
    <SearchPill
      // The visitor opened the search in order to type.
      autoFocus={isOpened}
      label={t('store.search')}
      placeholder={t('store.search')}
      value={query}
      onChange={onQuery}
      clearLabel={t('store.clear_search')}
    />
  );
  function close() {
    setIsFinding(false);
    onQuery('');
  }
  return (
    <CategoryBar
      label={t('store.categories')}
      entries={entries}
      search={search()}
      find={
        <IconButton icon="search" label={t('store.search')} aria-expanded={false} onClick={() => setIsFinding(true)} />
      }
      field={
        isFinding && (
          <>
            {search(true)}
            <IconButton icon="x" label={t('ui.close')} onClick={close} />
          </>
        )
      }
    />
  );
}

const Section = memo(function Section(props: SectionProps) {
  return (
    <HydrationBoundary>
      <SectionItems {...props} />
    </HydrationBoundary>
  );
});

function SectionItems({ section, store, texts, isFirst, isBelow }: SectionProps) {
  const items = <MenuItems items={section.items} store={store} texts={texts} atOnce={AT_ONCE} />;
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
      <h2 className="t20" id={`${section.id}-title`}>
        {section.title}
      </h2>
      <div className={isFirst ? styles.first : styles.later}>
        {isBelow ? <DeferredSection room={<div className={styles.room} />}>{items}</DeferredSection> : items}
      </div>
    </section>
  );
}

type SectionProps = {
  section: MenuSection;
  store: Store;
  texts: StoreTexts;
  isFirst: boolean;
  /** The section is below the first screen. */
  isBelow: boolean;
};
