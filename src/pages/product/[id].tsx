import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Item } from '@/contract/catalogue/item';
import { CartBar } from '@/features/cart/cart-bar';
import { useConfig } from '@/features/config/api';
import { categoryHref } from '@/features/item/category-href';
import { itemQuery, itemReviewsQuery, relatedItemsQuery, relatedStoreItemsQuery } from '@/features/item/api';
import { itemPath } from '@/features/item/item-href';
import { itemJsonLd } from '@/features/item/product/item-json-ld';
import { metaDescription } from '@/features/item/product/meta-description';
import { ItemScreen } from '@/features/item/product/item-screen';
import { nowhere } from '@/lib/page-market';
import { findWithoutModule } from '@/server/pages/find-in-markets';
import { missing, movedTo, onDemand, rendered } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';
import { browserOnly } from '@/ui/lazy/browser-only';

const DeliveryNote = browserOnly(
  () => import('@/features/store/delivery-note').then((mod) => mod.DeliveryNote),
  () => <></>,
);

type Props = { id: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, ask, enter }) => {
  const found = await findWithoutModule(nowhere, { ask, enter }, () => get(itemQuery(id)));
  if (!found) return missing;
  const { thing: item, market } = found;
  if (item.slug && item.slug !== id) return movedTo(itemPath(item));

  enter({
    zone_ids: item.zone_id > 0 ? [item.zone_id] : market.zone_ids,
    module_id: item.module_id > 0 ? item.module_id : market.module_id,
  });
  await Promise.all([
    get(itemReviewsQuery(item.id)),
    get(relatedItemsQuery(item.id)),
    get(relatedStoreItemsQuery(item.id)),
  ]);
  return { id };
});

export default function ProductPage({ id }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const { data: item } = useQuery(itemQuery(id));
  if (!item) return null;
  const crumbs = makeCrumbs(item, t('store.home'));
  return (
    <>
      <Seo
        title={`${item.name} · ${item.store_name}`}
        description={metaDescription(item.description, t('item.meta', { name: item.name, store: item.store_name }))}
        path={itemPath(item)}
        image={item.image_full_url}
        jsonLd={typeof window === 'undefined' ? (at) => itemJsonLd(at, item, { config, crumbs }) : null}
      />
      <ItemScreen
        key={item.id}
        item={item}
        crumbs={crumbs}
        cartBar={<CartBar isAbove />}
        delivery={item.store_details && <DeliveryNote store={item.store_details} />}
      />
    </>
  );
}

function makeCrumbs(item: Item, home: string) {
  return [
    { text: home, href: '/home' },
    ...item.categories.map((category) => ({ text: category.name, href: categoryHref(category) })),
    { text: item.name },
  ];
}
