import { useTranslation } from 'react-i18next';
import { categoriesQuery, useCategoriesQuery } from '@/features/category/api';
import { CategoryGrid } from '@/features/category/category-tile';
import { categoryHref } from '@/features/item/category-href';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import type { ListProps } from '@/shell/lists/list-props';
import { ListPage } from '@/shell/lists/list-page';
import { crumbsJsonLd, listJsonLd } from '@/shell/seo/list-json-ld';
import { Seo } from '@/shell/seo/seo';
import { EmptyState } from '@/ui/status/empty-state';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(categoriesQuery(market))),
);

/** All categories of the visitor's module (ROUTE-17). */
export default function Categories({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const { data: categories, isError, refetch } = useCategoriesQuery(useVisitorMarket(shown));
  const title = t('category.all_title');
  const text = t('category.all_text', { zone });
  return (
    <>
      <Seo
        title={title}
        description={text}
        path="/categories"
        jsonLd={
          typeof window === 'undefined'
            ? (at) => [
                crumbsJsonLd(at, [
                  { name: t('home.home'), path: '/home' },
                  { name: title, path: '/categories' },
                ]),
                listJsonLd(
                  at,
                  title,
                  (categories ?? []).map((category) => ({ name: category.name, path: categoryHref(category) })),
                ),
              ]
            : null
        }
        noindex={categories?.length === 0}
      />
      <ListPage title={title} text={text}>
        {isError && !categories && <ListFailed onRetry={refetch} />}
        {categories?.length === 0 && (
          <EmptyState title={t('ui.no_type_found', { type: t('category.type_categories') })} />
        )}
        {categories && categories.length > 0 && <CategoryGrid categories={categories} />}
      </ListPage>
    </>
  );
}
