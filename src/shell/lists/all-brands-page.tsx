import { useTranslation } from 'react-i18next';
import { useBrands } from '@/features/category/chosen-api';
import { brandHref } from '@/features/category/brand-href';
import { BrandGrid } from '@/features/category/brand-rail';
import { useShowModule } from '@/features/module/current-module';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { EmptyState } from '@/ui/status/empty-state';
import type { ListProps } from './list-props';
import { PublicListPage } from './public-list-page';

/**
 * `/all-brands`, the brands of the shops (wire-format §10). A market may have several modules of shops: visitors of one
 * see its brands, others those of the first.
 */
export function AllBrandsPage({ renderedMarket, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(renderedMarket, 'ecommerce');
  useShowModule(market.module_id ?? undefined);
  const { data: brands, isError, refetch } = useBrands(market);
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
