import type { Store } from '@/contract/catalogue/store';
import { storeFreeDelivery } from '@/domain/cart/free-delivery-progress';
import { isDelivering } from '@/domain/checkout/order-type';
import { useStoreDelivery } from '@/features/location/store-delivery-api';
import { Link } from '@/ui/controls/link';
import { Icon } from '@/ui/display/icon';
import { toolIcons } from '@/ui/icons/tool-icons';
import styles from './delivery-note.module.css';
import { openState } from './opening';
import { deliveryTimeText, deliveryTo } from './store-facts';
import { useStoreTexts, type StoreTexts } from './use-store-texts';

/** The note on a product page: delivery time and fee, and where returns are explained. */
export function DeliveryNote({ store }: { store: Store }) {
  const texts = useStoreTexts();
  const { t, config } = texts;
  const isDelivered = isDelivering(store, config);
  const state = openState(store, texts);
  const time = state && !state.isOpen ? state.text : deliveryTimeText(store.delivery_time, texts);
  return (
    <ul className={styles.note}>
      <li>
        <Icon name={isDelivered ? 'bike' : 'shopping-bag'} />
        <div>
          <p className="strong">
            {[t(isDelivered ? 'store.delivery' : 'store.take_away'), time].filter(Boolean).join(' · ')}
          </p>
          {isDelivered && <Fee store={store} texts={texts} />}
        </div>
      </li>
      {config.refund_policy && (
        <li>
          <Icon name={toolIcons.undo} />
          <Link href="/refund-policy">{t('content.refund-policy')}</Link>
        </li>
      )}
    </ul>
  );
}

/** The delivery fee, as in the cart; renders nothing until the customer's place is known. */
function Fee({ store, texts }: { store: Store; texts: StoreTexts }) {
  const { t, short, config } = texts;
  const fee = deliveryTo(store, texts, useStoreDelivery(store.id, texts.at))?.fee;
  const threshold = storeFreeDelivery(store, 'delivery', config);
  const isFree = fee ? fee.delivery_charge === 0 : threshold === 0;
  const parts = [
    isFree ? t('store.free_delivery') : fee && t('store.fee', { amount: short(fee.delivery_charge) }),
    !isFree && threshold && `${t('store.free_delivery')}: ${t('campaign.from_amount', { amount: short(threshold) })}`,
  ].filter(Boolean);
  return <p className={styles.fee}>{parts.join(' · ')}</p>;
}
