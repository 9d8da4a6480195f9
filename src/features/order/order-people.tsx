import { useTranslation } from 'react-i18next';
import type { Courier, OrderStore } from '@/contract/ordering/order';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { shownRating } from '@/domain/catalogue/rating';
import { useConfig } from '@/features/config/api';
import { storeHref } from '@/features/item/store-href';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';
import { Rating } from '@/ui/display/rating';
import { useOrderStore } from './tracking/use-order-store';
import { chatHref } from './order-href';
import styles from './order-items.module.css';

/** The store: chat while the order is open, and phone. */
export function StoreContact({ store, canChat }: { store: OrderStore; canChat: boolean }) {
  const { t } = useTranslation();
  const { data } = useOrderStore(store);
  return (
    <Panel title={t('order.store')} isTitleHidden>
      <div className={styles.person}>
        <img src={store.logo_full_url ?? '/images/no-picture.svg'} alt="" width={48} height={48} />
        <div>
          <Link href={storeHref(store)} className="strong">
            <Name>{store.name}</Name>
          </Link>
          <p className="t14 muted">
            <Name>{store.address}</Name>
          </p>
        </div>
        <Ways name={store.name} phone={data?.phone ?? ''} chat={canChat ? chatHref('vendor', store.vendor_id) : null} />
      </div>
    </Panel>
  );
}

/** The courier, with his rating. */
export function CourierContact({
  order,
  courier,
  canChat,
}: {
  order: TrackedOrder;
  courier: Courier;
  canChat: boolean;
}) {
  const { t } = useTranslation();
  const rating = shownRating(courier.avg_rating, useConfig());
  return (
    <Panel title={t('order.courier')} isTitleHidden>
      <div className={styles.person}>
        <img src={courier.image_full_url ?? '/images/no-picture.svg'} alt="" width={48} height={48} />
        <div>
          <p className="strong">
            <Name>{courier.f_name}</Name>
          </p>
          <p className="t14 muted">
            {courier.rating_count > 0 && <Rating value={rating} label={t('ui.rating_of', { rating })} />}{' '}
            {[t('order.your_courier'), courier.vehicle_type].filter(Boolean).join(' · ')}
          </p>
          {order.order_status === 'delivered' && (
            <Link href={`/rate-and-review/${order.id}?tab=courier`} className={styles.rate}>
              {t('order.rate_courier')}
            </Link>
          )}
        </div>
        <Ways
          name={courier.f_name}
          phone={canChat ? courier.phone : ''}
          chat={canChat ? chatHref('delivery_man', courier.id) : null}
        />
      </div>
    </Panel>
  );
}

function Ways({ name, phone, chat }: { name: string; phone: string; chat: string | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      {chat && (
        <Link href={chat} className={styles.way} aria-label={t('order.chat_with', { name })}>
          <Icon name="message" size={24} />
        </Link>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.way} aria-label={t('order.call', { name })}>
          <Icon name="phone" size={24} />
        </a>
      )}
    </div>
  );
}
