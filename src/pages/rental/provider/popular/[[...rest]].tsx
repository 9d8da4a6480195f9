import { providersQuery } from '@/features/rental/api';
import { loadInRentalMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import type { ListProps } from '@/shell/lists/list-props';
import { ProviderListPage } from '@/shell/lists/provider-list-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInRentalMarket(context, (market) => context.get(providersQuery(market, 'popular'))),
);

export default function PopularProviders(props: ListProps) {
  return <ProviderListPage {...props} list="popular" />;
}
