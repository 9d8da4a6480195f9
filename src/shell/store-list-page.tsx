import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/react';
import type { StoreCard } from '@/contract/store';
import { ListPage } from './list-page';
import { crumbsJsonLd, storeListJsonLd } from './list-json-ld';
import { Seo } from './seo';

type Props = {
  title: string;
  text: string;
  path: string;
  /** What the server has rendered. */
  stores: readonly StoreCard[];
  children: ReactNode;
};

/** `/store/latest` and its like (ROUTE-17). */
export function StoreListPage({ title, text, path, stores, children }: Props) {
  const { t } = useTranslation();
  const crumbs = [
    { name: t('home.home'), path: '/home' },
    { name: title, path },
  ];
  return (
    <>
      <Seo
        title={title}
        description={text}
        path={path}
        jsonLd={[crumbsJsonLd(crumbs), storeListJsonLd(title, stores)]}
      />
      <ListPage title={title} text={text}>
        {children}
      </ListPage>
    </>
  );
}
