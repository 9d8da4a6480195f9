import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Courier, OrderStore } from '@/contract/ordering/order';
import { shownRating } from '@/domain/catalogue/rating';
import { telHref } from '@/domain/text/tel-href';
import { useConfig } from '@/features/config/api';
import { storeHref } from '@/features/item/store-href';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import { IconDisc } from '@/ui/display/icon-disc';
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

type CourierProps = {
  courier: Courier;
  canChat: boolean;
  canCall: boolean;
  /** Stands below his name. */
  children?: ReactNode;
};

/** The courier with his rating, and how to reach him. */
export function CourierCard({ courier, canChat, canCall, children }: CourierProps) {
  const { t } = useTranslation();
  const { id, f_name: name, image_full_url: picture } = courier;
  const rating = shownRating(courier.avg_rating, useConfig());
  return (
    <Panel title={t('order.courier')} isTitleHidden>
      <div className={classNames(styles.person, styles.courier)}>
        {picture ? (
          <img src={picture} alt="" width={56} height={56} className={styles.face} />
        ) : (
          <IconDisc name="user" size={24} className={styles.face} />
        )}
        <div>
          <b className="strong">
            <Name>{name}</Name>
          </b>
          <p>
            {courier.rating_count > 0 && <Rating value={rating} label={t('ui.rating_of', { rating })} />}
            <span>{[t('order.your_courier'), courier.vehicle_type].filter(Boolean).join(' · ')}</span>
          </p>
          {children}
        </div>
        <Ways name={name} phone={canCall ? courier.phone : ''} chat={canChat ? chatHref('delivery_man', id) : null} />
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
        <a href={telHref(phone)} className={styles.way} aria-label={t('order.call', { name })}>
          <Icon name="phone" size={24} />
        </a>
      )}
    </div>
  );
}
