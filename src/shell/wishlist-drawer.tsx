import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import type { Wishlist } from '@/contract/wishlist';
import { ItemCard } from '@/features/item/item-card';
import { useCurrentModule } from '@/features/module/current-module';
import { StoreCard } from '@/features/store/store-card';
import { useStoreTexts } from '@/features/store/use-store-texts';
import { useWishlistQuery } from '@/features/wishlist/api';
import { openDialog, type Closing } from '@/lib/dialogs';
import { Button } from '@/ui/button';
import { Drawer } from '@/ui/drawer';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonRows } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import styles from './wishlist-drawer.module.css';

type Kind = keyof Wishlist;

let isOpen = false;

export async function openWishlist(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await openDialog(WishlistDrawer, {});
  } finally {
    isOpen = false;
  }
}

/** Favourites at the end edge, 523 wide: items or vehicles, stores or providers (WISH-01, WISH-02). */
export function WishlistDrawer({ onClose }: Closing<void>) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useWishlistQuery();
  const [kind, setKind] = useState<Kind>('item');
  const names = useNames();
  const tabs = (['item', 'store'] as const).map((value) => ({
    value,
    label: t(`favourites.${names[value]}`),
    count: data?.[value].length,
  }));
  return (
    <Drawer title={t('wishlist.title')} closeLabel={t('ui.close')} width={523} onClose={() => onClose()}>
      <Tabs label={t('favourites.show')} tabs={tabs} value={kind} onChange={setKind} panelId="wishlist" />
      <div className={styles.panel} role="tabpanel" id={`wishlist-${kind}`} aria-labelledby={`wishlist-${kind}-tab`}>
        {data ? (
          <Saved kind={kind} wishlist={data} />
        ) : isError ? (
          <EmptyState
            title={t('favourites.not_loaded')}
            action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
          />
        ) : (
          <div role="status" aria-label={t('ui.loading')} aria-busy="true">
            <SkeletonRows count={4} />
          </div>
        )}
      </div>
    </Drawer>
  );
}

function useNames() {
  const isRental = useCurrentModule()?.module_type === 'rental';
  return isRental ? ({ item: 'vehicles', store: 'providers' } as const) : ({ item: 'items', store: 'stores' } as const);
}

/** 'No favourite {type} found', or the cards, whose hearts take them off the list (WISH-03, WISH-04). */
function Saved({ kind, wishlist }: { kind: Kind; wishlist: Wishlist }) {
  const texts = useStoreTexts();
  const { t } = texts;
  const names = useNames();
  if (wishlist[kind].length === 0) {
    const type = t(`favourites.none_${names[kind]}`);
    return <EmptyState title={t('favourites.none_found', { type })} text={t('favourites.none_text')} />;
  }
  return kind === 'item' ? (
    <div className={styles.items}>
      {wishlist.item.map((item) => (
        <ItemCard key={item.id} item={item} texts={texts} />
      ))}
    </div>
  ) : (
    <div className={styles.stores}>
      {wishlist.store.map((store) => (
        <StoreCard key={store.id} store={store} texts={texts} />
      ))}
    </div>
  );
}
