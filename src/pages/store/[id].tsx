import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { storeBannersQuery } from '@/features/campaign/api';
import { StoreBanners } from '@/features/campaign/store-banners';
import { CartBar } from '@/features/cart/cart-bar';
import { storePath } from '@/features/item/store-href';
import {
  mostOrderedQuery,
  STORE_ITEMS_PAGE,
  storeItemsQuery,
  storeQuery,
  storeReviewsQuery,
} from '@/features/store/api';
import { storeJsonLd } from '@/features/store/store-json-ld';
import { StoreScreen } from '@/features/store/store-screen';
import { missing, movedTo, onDemand, rendered } from '@/server/ssr';
import { Seo } from '@/shell/seo';

type Props = { id: string; itemPages: number };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, enter }) => {
  const store = await get(storeQuery(id));
  if (!store) return missing;
  if (store.slug && store.slug !== id) return movedTo(storePath(store));

  enter({ zone_ids: [store.zone_id], module_id: store.module_id });
  const [first] = await Promise.all([
    get(storeItemsQuery(store.id)),
    get(mostOrderedQuery(store.id)),
    get(storeReviewsQuery(store.id)),
    // The page does without them where a back end has none.
    get(storeBannersQuery(store.id)).catch(() => []),
  ]);
  const itemPages = Math.max(1, Math.ceil(first.total_size / STORE_ITEMS_PAGE));
  await Promise.all(Array.from({ length: itemPages - 1 }, (_, page) => get(storeItemsQuery(store.id, page + 2))));
  return { id, itemPages };
});

export default function StorePage({ id, itemPages }: Props) {
  const { t } = useTranslation();
  const { data: store } = useQuery(storeQuery(id));
  if (!store) return null;
  return (
    <>
      <Seo
        title={store.meta_title || store.name}
        description={store.meta_description || t('store.description', { name: store.name, address: store.address })}
        path={storePath(store)}
        image={store.cover_photo_full_url}
        jsonLd={storeJsonLd(store, [
          { text: t('store.home'), href: '/home' },
          { text: store.name, href: storePath(store) },
        ])}
      />
      <StoreScreen
        key={store.id}
        store={store}
        itemPages={itemPages}
        cartBar={<CartBar store_id={store.id} />}
        banners={<StoreBanners store_id={store.id} />}
      />
    </>
  );
}
