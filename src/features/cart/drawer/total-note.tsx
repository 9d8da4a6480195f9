import { useTranslation } from 'react-i18next';
import type { Config } from '@/contract/config';
import type { CartLine } from '@/contract/ordering/cart';
import { pricedLine } from '@/domain/cart/cart-review';
import { withSurge, zoneRates } from '@/domain/checkout/delivery-fee';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import { digitsOf } from '@/domain/money/money-display';
import type { Fulfilment } from '@/domain/checkout/order-type';
import { orderTotal, type OrderTotal } from '@/domain/checkout/order-total';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useStoreDelivery } from '@/features/location/store-delivery-api';
import { useZone } from '@/features/location/use-zone';
import { useStoreTime } from '@/features/item/use-store-time';
import { useProfile } from '@/features/profile/api';
import { useSession } from '@/lib/session';
import { classNames } from '@/ui/class-names';
import { useCartStore } from '../use-cart-store';
import styles from './cart-foot.module.css';

type Props = { lines: readonly CartLine[]; order_type: Fulfilment };

/** The expected total as far as it is known; always an estimate here (beyond §6). None where an order could not arrive. */
export function TotalNote({ lines, order_type }: { lines: readonly CartLine[]; order_type: Fulfilment | null }) {
  const { t } = useTranslation();
  const { currentLatLng } = useSession();
  return (
    <p className={classNames('t14 muted', currentLatLng && styles.note)}>
      {order_type ? <Estimate lines={lines} order_type={order_type} /> : t('cart.fees_at_checkout')}
    </p>
  );
}

function Estimate({ lines, order_type }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const isFetched = order_type === 'take_away';
  const estimate = useEstimate({ lines, order_type });
  if (!estimate) return t(isFetched ? 'cart.taxes_at_checkout' : 'cart.fees_at_checkout');
  const amounts = { total: money(estimate.total), fee: money(estimate.delivery_charge) };
  const words = isTaxKnown(config) ? 'estimated_total' : 'estimated_untaxed';
  if (isFetched) return t(`cart.${words}_pickup`, amounts);
  return t(estimate.delivery_charge > 0 ? `cart.${words}` : `cart.${words}_free`, amounts);
}

/** Some back ends tell by a call what comes on top, which the checkout makes once it knows all that counts. */
const isTaxKnown = ({ tax_by_call, tax_included }: Config) => !tax_by_call || tax_included;

/** Estimates the total with the checkout's rules and the data known here. */
function useEstimate({ lines, order_type }: Props): OrderTotal | null {
  const config = useConfig();
  const now = useStoreTime();
  const { currentLatLng: at } = useSession();
  const customer = useProfile();
  const store = useCartStore(lines);
  const delivery = useStoreDelivery(store?.id ?? 0, at);
  // A raised fee shows within a minute.
  const { data } = useZone(at, { staleTime: 60_000 });
  if (!at || !now || !store || !data || delivery === undefined || lines.length === 0) return null;

  const digits = digitsOf(config);
  const crow = kilometres(greatCircle(at, { lat: store.latitude, lng: store.longitude }));
  return orderTotal({
    lines: lines.map((line) => pricedLine(line, digits)),
    order: { order_type, distance_km: delivery?.distance_km ?? crow, extra_charge: delivery?.extra_charge },
    store,
    zone: withSurge(zoneRates(data.zone_data, store.zone_id, store.module_id), delivery?.surge),
    config,
    customer,
    now,
    tax: isTaxKnown(config) ? null : { tax: 0, tax_status: 'excluded' },
  });
}
