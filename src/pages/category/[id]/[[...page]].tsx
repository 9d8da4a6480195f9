import { useTranslation } from 'react-i18next';
import { categoryItemsQuery } from '@/features/category/goods-api';
import { categoryHref } from '@/features/item/category-href';
import { trail } from '@/features/item/json-ld';
import { CategoryPage, type ShownCategory } from '@/features/category/category-page';
import { useConfig } from '@/features/config/api';
import { NarrowedList } from '@/features/search/narrowed-list';
import { pageNumber, pagePath } from '@/domain/catalogue/page-links';
import { usePrefetched } from '@/lib/api/use-prefetched';
import type { PageMarket } from '@/lib/page-market';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { findCategory } from '@/server/pages/resolve-category';
import { missing, movedTo, onDemand, rendered } from '@/server/pages/ssr';
import { itemEntries, listJsonLd } from '@/shell/seo/list-json-ld';
import { Seo } from '@/shell/seo/seo';
import { usePageLinks } from '@/shell/lists/use-page-links';

type Props = ShownCategory & { renderedMarket: PageMarket; zone: string; page: number };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '', page: asked }, get, ask, enter }) => {
  const page = pageNumber(asked);
  if (page === null) return missing;
  const known = await findCategory(id, { ask, enter });
  if (!known) return missing;
  const { category, parent, found } = known;
  if (category.slug && category.slug !== id) return movedTo(pagePath(categoryHref(category), page));

  const { market: renderedMarket, zone } = found;
  const { products } = await get(categoryItemsQuery(renderedMarket, category.id, page));
  if (page > 1 && products.length === 0) return missing;
  return { category, parent, renderedMarket, zone, page };
});

export default function CategoryRoute({ category, parent, renderedMarket, zone, page }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const market = useVisitorMarket(renderedMarket, 'page');
  const first = usePrefetched(categoryItemsQuery(renderedMarket, category.id, page));
  const [titleOf, links] = usePageLinks(categoryHref(category), page, first);
  const about = t('category.description', { category: category.name, zone, name });
  const crumbs = [
    { text: t('home.home'), href: '/home' },
    { text: t('home.categories'), href: '/categories' },
    ...(parent ? [{ text: parent.name, href: categoryHref(parent) }] : []),
    { text: category.name, href: categoryHref(category) },
  ];
  return (
    <>
      <Seo
        title={titleOf(parent ? `${category.name} · ${parent.name}` : category.name)}
        description={page === 1 ? about : `${titleOf(category.name)}. ${about}`}
        path={pagePath(categoryHref(category), page)}
        image={category.image_full_url}
        jsonLd={
          typeof window === 'undefined'
            ? (at) => [trail(at, crumbs), listJsonLd(at, category.name, itemEntries(first?.products))]
            : null
        }
        noindex={first?.products.length === 0}
      />
      <CategoryPage
        key={`${category.id}/${page}`}
        category={category}
        parent={parent}
        market={market}
        page={page}
        links={links}
        narrowed={(list) => (
          <NarrowedList market={market} scope={{ category_id: category.id }}>
            {list}
          </NarrowedList>
        )}
      />
    </>
  );
}
