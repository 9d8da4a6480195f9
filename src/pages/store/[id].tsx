import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Store } from '@/contract/catalogue/store';
import { useTranslation } from 'react-i18next';
import { metaDescription } from '@/features/item/product/meta-description';
import { storeBannersQuery } from '@/features/campaign/banners-api';
import { StoreBanners } from '@/features/campaign/store-banners';
import { CartBar } from '@/features/cart/cart-bar';
import { useConfig } from '@/features/config/api';
import { storePath } from '@/features/item/store-href';
import { modulesQuery } from '@/features/module/api';
import {
  mostOrderedQuery,
  STORE_ITEMS_PAGE,
  storeItemsQuery,
  storeQuery,
  storeReviewsQuery,
} from '@/features/store/api';
import { storeJsonLd } from '@/features/store/screen/store-json-ld';
import { StoreScreen } from '@/features/store/screen/store-screen';
import { findZoneName } from '@/server/pages/resolve-market';
import { missing, movedTo, onDemand, rendered, type Loading } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';

type Props = { id: string; itemPages: number; module_type: string; zone: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, ask, enter }) => {
  const store = await get(storeQuery(id));
  if (!store) return missing;
  if (store.slug && store.slug !== id) return movedTo(storePath(store));

  enter({ zone_ids: [store.zone_id], module_id: store.module_id });
  const [first, zone] = await Promise.all([
    get(storeItemsQuery(store.id)),
    findZoneName(store.zone_id, ask),
    get(mostOrderedQuery(store.id)),
    get(storeReviewsQuery(store.id)),
    // The page works without them; some back ends have none.
    get(storeBannersQuery(store.id)).catch(() => []),
  ]);
  const itemPages = Math.max(1, Math.ceil(first.total_size / STORE_ITEMS_PAGE));
  await Promise.all(Array.from({ length: itemPages - 1 }, (_, page) => get(storeItemsQuery(store.id, page + 2))));
  return { id, itemPages, zone, module_type: store.module_type || (await findModuleType(store, get)) };
});

/** Some back ends send only the id of a store's module (wire-format §5.2). */
async function findModuleType({ module_id }: Store, get: Loading['get']): Promise<string> {
  const modules = await get(modulesQuery());
  return modules.find((module) => module.id === module_id)?.module_type ?? '';
}

export default function StorePage({ id, itemPages, module_type, zone }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const { data } = useQuery(storeQuery(id));
  // A stable reference, because the menu re-renders when it changes.
  const store = useMemo(() => data && { ...data, module_type }, [data, module_type]);
  if (!store) return null;
  const path = storePath(store);
  const crumbs = [
    { text: t('store.home'), href: '/home' },
    { text: store.name, href: path },
  ];
  return (
    <>
      <Seo
        title={store.meta_title || store.name}
        description={metaDescription(
          store.meta_description,
          t('store.description', { name: store.name, address: store.address }),
        )}
        path={path}
        image={store.cover_photo_full_url}
        jsonLd={typeof window === 'undefined' ? (at) => storeJsonLd(at, store, { path, zone, config, crumbs }) : null}
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
