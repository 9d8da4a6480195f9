import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import type { Brand } from '@/contract/category';
import { brandItemsQuery, brandsQuery, useBrandItems } from '@/features/category/api';
import { brandHref } from '@/features/category/brand-href';
import { useConfig } from '@/features/config/api';
import type { PageMarket } from '@/lib/page-market';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { defaultMarket } from '@/server/known-market';
import { missing, movedTo, onDemand, rendered } from '@/server/ssr';
import { GoodsPage } from '@/shell/goods-page';

type Props = { brand: Brand; shown: PageMarket; zone: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, ask, enter }) => {
  const found = await defaultMarket({ ask }, 'ecommerce');
  if (!found) return missing;
  const { market: shown, zone } = found;
  enter(shown);
  const brand = (await get(brandsQuery(shown))).find((it) => it.slug === id || String(it.id) === id);
  if (!brand) return missing;
  if (brand.slug && brand.slug !== id) return movedTo(brandHref(brand));
  await get(brandItemsQuery(shown, brand.id));
  return { brand, shown, zone };
});

/** What there is of a brand. */
export default function BrandRoute({ brand, shown, zone }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const market = useVisitorMarket(shown, 'page');
  const { data } = useQuery({ ...brandItemsQuery(shown, brand.id), enabled: false });
  return (
    <GoodsPage
      key={brand.id}
      title={brand.name}
      text={t('category.brand_text', { brand: brand.name, zone, name })}
      path={brandHref(brand)}
      above={{ name: t('category.all_brands'), path: '/all-brands' }}
      image={brand.image_full_url}
      market={market}
      first={data?.products ?? []}
      list={useBrandItems(market, brand.id)}
      scope={{ brand_id: brand.id }}
    />
  );
}
