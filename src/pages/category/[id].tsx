import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { categoryItemsQuery } from '@/features/category/api';
import { categoryHref } from '@/features/category/category-href';
import { CategoryPage, type ShownCategory } from '@/features/category/category-page';
import { useConfig } from '@/features/config/api';
import { NarrowedList } from '@/features/search/narrowed-list';
import type { PageMarket } from '@/lib/page-market';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { findCategory } from '@/server/known-category';
import { defaultMarket } from '@/server/known-market';
import { missing, movedTo, onDemand, rendered } from '@/server/ssr';
import { crumbsJsonLd, itemListJsonLd } from '@/shell/list-json-ld';
import { Seo } from '@/shell/seo';

type Props = ShownCategory & { shown: PageMarket; zone: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, ask, enter }) => {
  const place = await defaultMarket({ ask });
  const found = place && (await findCategory(id, place, { ask, enter }));
  if (!place || !found) return missing;
  const { category, parent, module_id } = found;
  if (category.slug && category.slug !== id) return movedTo(categoryHref(category));

  const shown = { ...place.market, module_id };
  await get(categoryItemsQuery(shown, category.id));
  return { category, parent, shown, zone: place.zone };
});

export default function CategoryRoute({ category, parent, shown, zone }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const market = useVisitorMarket(shown, 'page');
  const { data } = useQuery({ ...categoryItemsQuery(shown, category.id), enabled: false });
  const crumbs = [
    { name: t('home.home'), path: '/home' },
    { name: t('home.categories'), path: '/categories' },
    ...(parent ? [{ name: parent.name, path: categoryHref(parent) }] : []),
    { name: category.name, path: categoryHref(category) },
  ];
  return (
    <>
      <Seo
        title={parent ? `${category.name} · ${parent.name}` : category.name}
        description={t('category.description', { category: category.name, zone, name })}
        path={categoryHref(category)}
        image={category.image_full_url}
        jsonLd={[crumbsJsonLd(crumbs), itemListJsonLd(category.name, data?.products ?? [])]}
        noindex={data?.products.length === 0}
      />
      <CategoryPage
        key={category.id}
        category={category}
        parent={parent}
        market={market}
        narrowed={(list) => (
          <NarrowedList market={market} scope={{ category_id: category.id }}>
            {list}
          </NarrowedList>
        )}
      />
    </>
  );
}
