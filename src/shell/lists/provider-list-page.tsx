import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { providersQuery, type ProviderList } from '@/features/rental/api';
import { Providers } from '@/features/rental/provider-card';
import { providerPath } from '@/features/rental/rental-href';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { crumbsJsonLd, listJsonLd } from '../seo/list-json-ld';
import { ListPage } from './list-page';
import type { ListProps } from './list-props';
import { Seo } from '../seo/seo';

/** `/rental/provider/popular` and `/rental/provider/latest`. */
export function ProviderListPage({ shown, zone, list }: ListProps & { list: ProviderList }) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown, 'page');
  const { data } = useQuery({ ...providersQuery(shown, list), enabled: false });
  const title = t(`rental.${list}`);
  const text = t(`rental.${list}_text`, { zone });
  const path = `/rental/provider/${list}`;
  const crumbs = [
    { name: t('rental.home'), path: '/home' },
    { name: title, path },
  ];
  const entries = (data?.providers ?? []).map((provider) => ({ name: provider.name, path: providerPath(provider) }));
  return (
    <>
      <Seo
        title={title}
        description={text}
        path={path}
        jsonLd={
          typeof window === 'undefined' ? (at) => [crumbsJsonLd(at, crumbs), listJsonLd(at, title, entries)] : null
        }
        noindex={entries.length === 0}
      />
      <ListPage title={title} text={text} kind={t('rental.providers')}>
        <Providers market={market} list={list} />
      </ListPage>
    </>
  );
}
