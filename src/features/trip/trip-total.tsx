import { useTranslation } from 'react-i18next';
import type { TripAmounts as Amounts } from '@/contract/rental/trip';
import type { RentalCart } from '@/contract/rental/rental-cart';
import { AmountRows } from '@/features/checkout/summary/amounts';
import styles from '@/features/checkout/checkout.module.css';
import { CouponField } from '@/features/checkout/summary/coupon-field';
import { Legal, UnknownNotice } from '@/features/checkout/placing/place-button';
import { useMoney } from '@/features/config/use-money';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { SkeletonRows } from '@/ui/status/skeleton';
import { moneyIcons } from '@/ui/icons/money-icons';
import { useAskForCoupon } from './api';
import { toRows } from './trip-amounts';
import type { TripDraft } from './trip-draft';
import { useTripPrice } from './trip-price-api';
import type { useBooking } from './use-booking';

type Props = {
  cart: RentalCart;
  draft: TripDraft;
  onChange: (change: Partial<TripDraft>) => void;
  booking: ReturnType<typeof useBooking>;
  onBook: (total: number) => void;
};

const nobody = { id: 0, name: '' };

/** The price of the trip, with a coupon, and the button that books it. */
export function TripTotal({ cart, draft, onChange, booking, onBook }: Props) {
  const { t } = useTranslation();
  const price = useTripPrice(cart, draft.coupon_code);
  const amounts = price.data?.amounts ?? null;
  const provider = cart.carts[0]?.provider ?? nobody;
  const problem = price.error && failureText(price.error, t);

  return (
    <Panel title={provider.name}>
      <Coupon {...{ amounts, draft, onChange }} provider_id={provider.id} isPriced={!price.isPlaceholderData} />
      {amounts && <AmountRows amounts={toRows(amounts, price.data?.tax_status)} isDelivered={false} />}
      {price.isLoading && <SkeletonRows count={2} />}
      <Reasons isUnknown={booking.is_unknown} refusal={problem ?? booking.refusal} />
      <BookButton {...{ amounts, price, booking, onBook }} />
      <Legal act="trip.accept_terms" />
    </Panel>
  );
}

type ButtonProps = Pick<Props, 'booking' | 'onBook'> & {
  amounts: Amounts | null;
  price: ReturnType<typeof useTripPrice>;
};

/**
 * With the total, fixed at the bottom of a phone's screen. After a lost connection it refetches the price; a refused
 * price needs another trip.
 */
function BookButton({ amounts, price: { error, isFetching, refetch }, booking, onBook }: ButtonProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { is_unknown, is_busy, ask } = booking;
  const isLost = !amounts && error !== null && !isRefusal(error);
  const label = is_unknown ? 'checkout.ask_again' : isLost ? 'ui.retry' : 'trip.book';

  function press() {
    if (is_unknown) ask();
    else if (amounts) onBook(amounts.total);
    else if (isLost) void refetch();
  }

  const isOff = !amounts && !is_unknown && !isLost;
  return (
    <div className={styles.foot}>
      <span>
        <small>{t('checkout.total')}</small>
        <b>
          <bdi className="num">{amounts ? money(amounts.total) : '—'}</bdi>
        </b>
      </span>
      <Button block loading={is_busy || isFetching} aria-disabled={isOff || undefined} onClick={press}>
        {t(label)}
      </Button>
    </div>
  );
}

function Reasons({ isUnknown, refusal }: { isUnknown: boolean; refusal: string | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.reasons}>
      {isUnknown && <UnknownNotice />}
      {refusal && !isUnknown && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Notice icon={moneyIcons.wallet}>{t('rental.pay_later')}</Notice>
    </div>
  );
}

type CouponProps = Pick<Props, 'draft' | 'onChange'> & {
  provider_id: number;
  amounts: Amounts | null;
  /** Whether the amounts are those with this coupon; the former ones stay on the page until they have come. */
  isPriced: boolean;
};

function Coupon({ provider_id, amounts, isPriced, draft: { coupon_code: code }, onChange }: CouponProps) {
  const { t } = useTranslation();
  const { money } = useMoney();

  const { mutateAsync: askForCoupon } = useAskForCoupon();

  async function apply(typed: string) {
    await askForCoupon({ code: typed, provider_id, ...(amounts && { order_amount: amounts.subtotal }) });
    onChange({ coupon_code: typed });
  }

  function saved(): string {
    if (!amounts || !isPriced) return '';
    if (amounts.coupon_discount === 0) return t('trip.coupon_of_no_use');
    return t('checkout.coupon_saves', { amount: money(amounts.coupon_discount) });
  }

  return (
    <CouponField
      given={code ? { code, saved: saved() } : null}
      store_id={provider_id}
      isRental
      onApply={apply}
      onRemove={() => onChange({ coupon_code: '' })}
    />
  );
}
