import { useTranslation } from 'react-i18next';
import { categoriesQuery, useCategoriesQuery } from '@/features/category/api';
import { CategoryGrid } from '@/features/category/category-tile';
import { categoryHref } from '@/features/item/category-href';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import type { ListProps } from '@/shell/lists/list-props';
import { PublicListPage } from '@/shell/lists/public-list-page';
import { EmptyState } from '@/ui/status/empty-state';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(categoriesQuery(market))),
);

/** All categories of the visitor's module (ROUTE-17). */
export default function Categories({ renderedMarket, zone }: ListProps) {
  const { t } = useTranslation();
  const { data: categories, isError, refetch } = useCategoriesQuery(useVisitorMarket(renderedMarket));
  return (
    <PublicListPage
      title={t('category.all_title')}
      text={t('category.all_text', { zone })}
      path="/categories"
      entries={() => (categories ?? []).map((category) => ({ name: category.name, path: categoryHref(category) }))}
      noindex={categories?.length === 0}
    >
      {isError && !categories && <ListFailed onRetry={refetch} />}
      {categories?.length === 0 && (
        <EmptyState title={t('ui.no_type_found', { type: t('category.type_categories') })} />
      )}
      {categories && categories.length > 0 && <CategoryGrid categories={categories} />}
    </PublicListPage>
  );
}
