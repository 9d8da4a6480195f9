import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Brand } from '@/contract/catalogue/brand';
import { brandsQuery } from '@/features/category/chosen-api';
import { brandHref } from '@/features/category/brand-href';
import { BrandGrid } from '@/features/category/brand-rail';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PublicListPage } from '@/shell/lists/public-list-page';
import type { ListProps } from '@/shell/lists/list-props';
import { EmptyState } from '@/ui/status/empty-state';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(brandsQuery(market)), 'ecommerce'),
);

/** All brands of the shops (wire-format §10). */
export default function AllBrands({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown, 'page');
  const {
    data: brands,
    isError,
    refetch,
  } = useQuery({
    ...brandsQuery(market),
    placeholderData: (before: Brand[] | undefined) => before,
  });
  return (
    <PublicListPage
      title={t('lists.all_brands')}
      text={t('lists.all_brands_text', { zone })}
      path="/all-brands"
      entries={() => (brands ?? []).map((brand) => ({ name: brand.name, path: brandHref(brand) }))}
      noindex={brands?.length === 0}
    >
      {isError && !brands && <ListFailed onRetry={refetch} />}
      {brands?.length === 0 && <EmptyState title={t('ui.no_type_found', { type: t('lists.type_brands') })} />}
      {brands && brands.length > 0 && <BrandGrid brands={brands} />}
    </PublicListPage>
  );
}
