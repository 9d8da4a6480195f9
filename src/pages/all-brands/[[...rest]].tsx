import { brandsQuery } from '@/features/category/chosen-api';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { AllBrandsPage } from '@/shell/lists/all-brands-page';
import type { ListProps } from '@/shell/lists/list-props';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(brandsQuery(market)), 'ecommerce'),
);

export default AllBrandsPage;
