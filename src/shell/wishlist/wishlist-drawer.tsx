import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemCard } from '@/features/item/item-card';
import { useCurrentModule } from '@/features/module/current-module';
import { ProviderCard } from '@/features/rental/provider-card';
import { useRentalWishlist } from '@/features/rental/rental-wishlist-api';
import { VehicleCard } from '@/features/rental/vehicles/vehicle-card';
import { StoreCard } from '@/features/store/list/store-card';
import { useStoreTexts } from '@/features/store/use-store-texts';
import { useWishlistQuery } from '@/features/wishlist/api';
import type { Closing } from '@/lib/dialogs';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { Button } from '@/ui/overlay/button';
import { Drawer } from '@/ui/overlay/drawer';
import { EmptyState } from '@/ui/status/empty-state';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { Tabs } from '@/ui/overlay/tabs';
import styles from './wishlist-drawer.module.css';

/** Favourites at the end edge, 523 wide: items or vehicles, stores or providers (WISH-01, WISH-02). */
export function WishlistDrawer({ onClose }: Closing<void>) {
  const { t } = useTranslation();
  const isRental = useCurrentModule()?.module_type === 'rental';
  return (
    <Drawer title={t('wishlist.title')} width={523} onClose={() => onClose()}>
      {isRental ? <SavedInRental onClose={onClose} /> : <SavedInShop onClose={onClose} />}
    </Drawer>
  );
}

function SavedInShop({ onClose }: Closing<void>) {
  const texts = useStoreTexts();
  const { data, isError, refetch } = useWishlistQuery();
  return (
    <Saved
      names={['items', 'stores']}
      cards={
        data && [
          data.item.map((item) => <ItemCard key={item.id} item={item} texts={texts} />),
          data.store.map((store) => <StoreCard key={store.id} store={store} texts={texts} />),
        ]
      }
      hasFailed={isError}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

function SavedInRental({ onClose }: Closing<void>) {
  const texts = useStoreTexts();
  const { data, isError, refetch } = useRentalWishlist();
  return (
    <Saved
      names={['vehicles', 'providers']}
      cards={
        data && [
          data.vehicles.map((vehicle) => <VehicleCard key={vehicle.id} vehicle={vehicle} texts={texts} />),
          data.providers.map((provider) => <ProviderCard key={provider.id} provider={provider} texts={texts} />),
        ]
      }
      hasFailed={isError}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

type Name = 'items' | 'stores' | 'vehicles' | 'providers';
type SavedProps = Closing<void> & {
  names: readonly [Name, Name];
  /** The entries of both tabs; their hearts remove them from the list (WISH-04). */
  cards: readonly [ReactNode[], ReactNode[]] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
};

/** Two tabs; 'No favourite {type} found' when a list is empty (WISH-03). */
function Saved({ names, cards, hasFailed, onRetry, onClose }: SavedProps) {
  const { t } = useTranslation();
  const [first, second] = names;
  const [shown, setShown] = useState<Name>(first);
  const panel = useKeptFocus();
  const at = shown === second ? 1 : 0;
  const tabs = names.map((value, n) => ({
    value,
    label: t(`favourites.${value}`),
    count: cards?.[n]?.length,
  }));
  return (
    <>
      <Tabs label={t('ui.show')} tabs={tabs} value={names[at]} onChange={setShown} panelId="wishlist" />
      <div
        ref={panel}
        className={styles.panel}
        role="tabpanel"
        id={`wishlist-${names[at]}`}
        aria-labelledby={`wishlist-${names[at]}-tab`}
      >
        {cards ? (
          <List name={names[at]} cards={cards[at]} onClose={onClose} />
        ) : hasFailed ? (
          <NotLoaded title={t('favourites.not_loaded')} onRetry={onRetry} />
        ) : (
          <div role="status" aria-label={t('ui.loading')} aria-busy="true">
            <SkeletonRows count={4} />
          </div>
        )}
      </div>
    </>
  );
}

function List({ name, cards, onClose }: { name: Name; cards: ReactNode[] } & Closing<void>) {
  const { t } = useTranslation();
  if (cards.length === 0) {
    const type = t(`favourites.none_${name}`);
    return (
      <EmptyState
        icon="heart"
        title={t('favourites.none_found', { type })}
        text={t('favourites.none_text')}
        action={<Button onClick={() => onClose()}>{t('favourites.look_around')}</Button>}
      />
    );
  }
  return <div className={name === 'items' ? styles.items : styles.stores}>{cards}</div>;
}
