import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Brand } from '@/contract/catalogue/brand';
import { brandsQuery } from '@/features/category/api';
import { brandHref } from '@/features/category/brand-href';
import { BrandGrid } from '@/features/category/brand-rail';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { crumbsJsonLd, listJsonLd } from '@/shell/seo/list-json-ld';
import { ListPage } from '@/shell/lists/list-page';
import type { ListProps } from '@/shell/lists/list-props';
import { Seo } from '@/shell/seo/seo';
import { EmptyState } from '@/ui/status/empty-state';

const PATH = '/all-brands';

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
  const title = t('lists.all_brands');
  const text = t('lists.all_brands_text', { zone });
  const crumbs = [
    { name: t('home.home'), path: '/home' },
    { name: title, path: PATH },
  ];
  const entries = (brands ?? []).map((brand) => ({ name: brand.name, path: brandHref(brand) }));
  return (
    <>
      <Seo
        title={title}
        description={text}
        path={PATH}
        jsonLd={
          typeof window === 'undefined' ? (at) => [crumbsJsonLd(at, crumbs), listJsonLd(at, title, entries)] : null
        }
        noindex={brands?.length === 0}
      />
      <ListPage title={title} text={text}>
        {isError && !brands && <ListFailed onRetry={refetch} />}
        {brands?.length === 0 && <EmptyState title={t('ui.no_type_found', { type: t('lists.type_brands') })} />}
        {brands && brands.length > 0 && <BrandGrid brands={brands} />}
      </ListPage>
    </>
  );
}
