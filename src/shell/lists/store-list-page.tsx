import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '@/contract/core/endpoint';
import type { StoreCard } from '@/contract/catalogue/store';
import { pagePath } from '@/domain/catalogue/page-links';
import { ListPage } from './list-page';
import { crumbsJsonLd, storeListJsonLd } from '../seo/list-json-ld';
import { Seo } from '../seo/seo';
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
export function StoreListPage({ title, text, path, page = 1, shown, stores, children }: Props) {
  const { t } = useTranslation();
  const [titleOf, links] = usePageLinks(path, page, shown);
  const crumbs = [
    { name: t('home.home'), path: '/home' },
    { name: title, path },
  ];
  return (
    <>
      <Seo
        title={titleOf(title)}
        description={text}
        path={pagePath(path, page)}
        jsonLd={
          typeof window === 'undefined' ? (at) => [crumbsJsonLd(at, crumbs), storeListJsonLd(at, title, stores)] : null
        }
        noindex={stores.length === 0}
      />
      <ListPage title={title} text={text} kind={t('category.stores')}>
        {children}
        {links}
      </ListPage>
    </>
  );
}
