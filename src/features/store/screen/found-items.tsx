import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemCard } from '@/contract/catalogue/item';
import type { Store } from '@/contract/catalogue/store';
import { WithMessages } from '@/i18n/deferred-messages';
import { EmptyState } from '@/ui/status/empty-state';
import { itemsMatching } from './items-matching';
import { MenuItems } from './menu-items';
import styles from './store-screen.module.css';
import type { StoreTexts } from '../use-store-texts';

type Props = { items: readonly ItemCard[]; query: string; store: Store; texts: StoreTexts };

/** The items of a menu that match what was typed. */
export function FoundItems({ items, query, store, texts }: Props) {
  const { t } = useTranslation();
  const found = itemsMatching(items, query);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => bringIntoSight(section.current), [query]);
  return (
    <section ref={section} className={styles.section}>
      <div role="status">
        <h2 className="t20">{t('store.found', { count: found.length })}</h2>
      </div>
      {found.length > 0 ? (
        <MenuItems items={found} store={store} texts={texts} />
      ) : (
        <WithMessages>
          <NothingFound />
        </WithMessages>
      )}
    </section>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return <EmptyState title={t('ui.sorry_no_data_found_related_to_your_search')} />;
}

/** Results are shorter than the menu: for whoever types far down in it, they would end above the window. */
function bringIntoSight(section: HTMLElement | null): void {
  if (!section) return;
  const bars = parseFloat(getComputedStyle(section).scrollMarginTop || '0');
  if (section.getBoundingClientRect().top < bars) section.scrollIntoView();
}
