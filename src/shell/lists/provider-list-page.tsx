import { useTranslation } from 'react-i18next';
import { providersQuery, type ProviderList } from '@/features/rental/api';
import { Providers } from '@/features/rental/provider-card';
import { providerPath } from '@/features/rental/rental-href';
import { usePrefetched } from '@/lib/api/use-prefetched';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import type { ListProps } from './list-props';
import { PublicListPage } from './public-list-page';

/** `/rental/provider/popular` and `/rental/provider/latest`. */
export function ProviderListPage({ renderedMarket, zone, list }: ListProps & { list: ProviderList }) {
  const { t } = useTranslation();
  const market = useVisitorMarket(renderedMarket, 'page');
  const first = usePrefetched(providersQuery(renderedMarket, list));
  const entries = (first?.providers ?? []).map((provider) => ({ name: provider.name, path: providerPath(provider) }));
  return (
    <PublicListPage
      title={t(`rental.${list}`)}
      text={t(`rental.${list}_text`, { zone })}
      path={`/rental/provider/${list}`}
      kind={t('rental.providers')}
      entries={() => entries}
      noindex={entries.length === 0}
    >
      <Providers market={market} list={list} />
    </PublicListPage>
  );
}
