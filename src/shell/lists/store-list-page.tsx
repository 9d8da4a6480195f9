import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '@/contract/core/endpoint';
import type { StoreCard } from '@/contract/catalogue/store';
import { storeEntries } from '../seo/list-json-ld';
import { PublicListPage } from './public-list-page';
import { usePageLinks } from './use-page-links';

type Props = {
  title: string;
  text: string;
  path: string;
  /** For endless lists: the first page, counted from 1, with its data. */
  page?: number;
  shown?: Page | undefined;
  /** The data that the server rendered. */
  stores: readonly StoreCard[];
  children: ReactNode;
};

/** `/store/latest` and similar lists (ROUTE-17). */
export function StoreListPage({ shown, stores, children, ...list }: Props) {
  const { t } = useTranslation();
  const [, links] = usePageLinks(list.path, list.page ?? 1, shown);
  return (
    <PublicListPage
      {...list}
      kind={t('category.stores')}
      entries={() => storeEntries(stores)}
      noindex={stores.length === 0}
    >
      {children}
      {links}
    </PublicListPage>
  );
}
