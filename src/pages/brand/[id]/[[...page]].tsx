import { useTranslation } from 'react-i18next';
import { listBrands, type Brand } from '@/contract/catalogue/brand';
import { brandItemsQuery, useBrandItems } from '@/features/category/goods-api';
import { brandHref } from '@/features/category/brand-href';
import { useConfig } from '@/features/config/api';
import { pageNumber, pagePath } from '@/domain/catalogue/page-links';
import { usePrefetched } from '@/lib/api/use-prefetched';
import type { PageMarket } from '@/lib/page-market';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { findListed } from '@/server/pages/find-listed';
import { missing, movedTo, onDemand, rendered } from '@/server/pages/ssr';
import { GoodsPage } from '@/shell/lists/goods-page';

type Props = { brand: Brand; renderedMarket: PageMarket; zone: string; page: number };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '', page: asked }, get, ask, enter }) => {
  const page = pageNumber(asked);
  if (page === null) return missing;
  const found = await findListed(id, listBrands, 'ecommerce', { ask });
  if (!found) return missing;
  const { row: brand, market: renderedMarket, zone } = found;
  enter(renderedMarket);
  if (brand.slug && brand.slug !== id) return movedTo(pagePath(brandHref(brand), page));
  const { products } = await get(brandItemsQuery(renderedMarket, brand.id, page));
  if (page > 1 && products.length === 0) return missing;
  return { brand, renderedMarket, zone, page };
});

/** The items of a brand. */
export default function BrandRoute({ brand, renderedMarket, zone, page }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const market = useVisitorMarket(renderedMarket, 'page');
  const first = usePrefetched(brandItemsQuery(renderedMarket, brand.id, page));
  return (
    <GoodsPage
      key={`${brand.id}/${page}`}
      title={brand.name}
      text={t('lists.brand_text', { brand: brand.name, zone, name })}
      path={brandHref(brand)}
      page={page}
      above={{ text: t('lists.all_brands'), href: '/all-brands' }}
      image={brand.image_full_url}
      market={market}
      first={first}
      list={useBrandItems(market, brand.id, page)}
      scope={{ brand_id: brand.id }}
    />
  );
}
