import type { Store } from '@/contract/catalogue/store';
import { offeredOrderTypes, type Fulfilment } from '@/domain/checkout/order-type';
import { servesFromAnywhere, storeReach, type Reach } from '@/domain/checkout/serviceability';
import { mediaSource } from '@/features/item/media-source';
import { ShareButton } from '@/features/item/share-button';
import { Heart } from '@/features/wishlist/heart';
import { Link } from '@/ui/controls/link';
import { Badge } from '@/ui/display/badge';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Picture } from '@/ui/display/picture';
import { Segmented } from '@/ui/controls/segmented';
import { openState } from '../opening';
import styles from './store-header.module.css';
import { StoreInfoButton } from './store-info-button';
import type { StoreTexts } from '../use-store-texts';

type Props = {
  store: Store;
  texts: StoreTexts;
  orderType: Fulfilment;
  onOrderType: (type: Fulfilment) => void;
};

export function StoreHeader({ store, texts, orderType, onOrderType }: Props) {
  const { t } = texts;
  return (
    <header>
      <div className={styles.front}>
        <div className={styles.cover}>
          <Picture
            {...mediaSource(store.cover_photo_full_url, 'cover', '(min-width: 1280px) 1280px, 100vw')}
            priority
          />
        </div>
        <Link href="/home" className={styles.back} aria-label={t('store.back')}>
          <Icon name="arrow-left" />
        </Link>
        <div className={styles.tools}>
          <Heart store={store} look="plain" />
          <ShareButton title={store.name} />
        </div>
        <ClosedBadge store={store} texts={texts} />
        <ReachBadge store={store} texts={texts} />
      </div>
      <div className={styles.identity}>
        <div className={styles.logo}>
          <Picture src={store.logo_full_url ?? '/images/no-picture.svg'} alt="" width={192} height={192} priority />
        </div>
        <div className={styles.text}>
          <h1 className={`t28 ${styles.name}`}>
            <Name>{store.name}</Name>
          </h1>
          <p className={styles.line}>
            {store.tagline && <span>{store.tagline}</span>}
            <span>
              <Name>{store.address}</Name>
            </span>
            <StoreInfoButton store={store} />
          </p>
        </div>
        <OrderTypeSwitch store={store} texts={texts} value={orderType} onChange={onOrderType} />
      </div>
    </header>
  );
}

type SwitchProps = { store: Store; texts: StoreTexts; value: Fulfilment; onChange: (type: Fulfilment) => void };

/** Switches between delivery and take-away, where the store offers both. */
function OrderTypeSwitch({ store, texts, value, onChange }: SwitchProps) {
  const { t } = texts;
  const types = offeredOrderTypes(store, texts.config);
  if (!types.includes('delivery') || !types.includes('take_away')) return null;
  return (
    <div className={styles.switch}>
      <Segmented
        label={t('store.order_type')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'delivery', label: t('store.delivery'), icon: 'bike' },
          { value: 'take_away', label: t('store.take_away'), icon: 'shopping-bag' },
        ]}
      />
    </div>
  );
}

/** For phones, where the opening is visible only after scrolling the facts sideways. */
function ClosedBadge({ store, texts }: { store: Store; texts: StoreTexts }) {
  const { t } = texts;
  const state = openState(store, texts);
  if (!state || state.isOpen) return null;
  return (
    <span className={styles.closed} role="status">
      <Badge tone="bad" icon="clock">
        {[t('store.closed'), state.text].filter(Boolean).join(' · ')}
      </Badge>
    </span>
  );
}

const reaches = {
  delivers: { tone: 'good', icon: 'check' },
  pickup_only: { tone: 'warn', icon: 'shopping-bag' },
  too_far: { tone: 'bad', icon: 'map-pin' },
} as const satisfies Record<Reach, object>;

/** Whether the store delivers to the customer; it takes no space of its own, to avoid a layout shift. */
function ReachBadge({ store, texts: { t, zone_ids, zones, config } }: { store: Store; texts: StoreTexts }) {
  if (zone_ids.length === 0) return null;
  const all_zone_service = zones && servesFromAnywhere(zones, store.module_id);
  const reach = storeReach({ ...store, all_zone_service }, zone_ids, config);
  // It is not known yet whether stores of this module deliver from anywhere.
  if (!zones && reach !== 'delivers') return null;
  return (
    <span className={styles.reach} role="status">
      <Badge {...reaches[reach]}>{t(`store.${reach}`)}</Badge>
    </span>
  );
}
