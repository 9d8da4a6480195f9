import { useTranslation } from 'react-i18next';
import type { RentalCartLine, RentalTrip } from '@/contract/rental/rental-cart';
import { digitsOf } from '@/domain/money/money-display';
import { tripReductions } from '@/domain/rental/trip-total';
import { CartAmounts } from '@/features/cart/drawer/cart-amounts';
import foot from '@/features/cart/drawer/cart-foot.module.css';
import { goToCheckout } from '@/features/cart/go-to-checkout';
import { useConfig } from '@/features/config/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { classNames } from '@/ui/class-names';
import { Button } from '@/ui/controls/button';
import { CHECKOUT_PATH } from '../rental-href';
import { providerDiscountOf, toLineTrip } from './line-terms';
import { useSettledRentalCart } from './rental-cart-api';
import styles from './rental-cart.module.css';

type Rented = { lines: readonly RentalCartLine[]; trip: RentalTrip };
type Props = Rented & { onLeave?: (() => void) | undefined };

/** The price of the vehicles for the trip, and the checkout button. */
export function RentalCartFoot({ lines, trip, onLeave }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const settled = useSettledRentalCart();

  function leave() {
    const to = { page: 'cart', href: CHECKOUT_PATH, settled } as const;
    void goToCheckout({ ...to, line_count: lines.length, config, ...(onLeave && { onLeave }) });
  }

  return (
    <div className={classNames(foot.foot, styles.foot)}>
      <CartAmounts {...useReductions({ lines, trip })} />
      <p className="t14 muted">{t('rental.pay_later')}</p>
      <Button block onClick={leave}>
        {t('cart.proceed_to_checkout')}
      </Button>
    </div>
  );
}

/** The reductions, as in the checkout. Until the time is known, only the vehicles' own discounts apply. */
function useReductions({ lines, trip }: Rented) {
  const config = useConfig();
  const digits = digitsOf(config);
  const now = useStoreTime();
  const rented = lines.map((line) => ({ vehicle: line.vehicle, trip: toLineTrip(trip, line) }));
  const discount = now && lines[0] ? providerDiscountOf(lines[0], config) : null;
  return tripReductions({ lines: rented, provider: { discount }, now: now ?? anyTime }, digits);
}

const anyTime = { date: '', day: 0, minutes: 0 };
