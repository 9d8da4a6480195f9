import { useTranslation } from '@/i18n/react';
import type { TripAmounts as Amounts } from '@/contract/trip';
import type { RentalCart } from '@/contract/rental-cart';
import { AmountRows } from '@/features/checkout/amounts';
import styles from '@/features/checkout/checkout.module.css';
import { CouponField } from '@/features/checkout/coupon-field';
import { Legal, UnknownNotice } from '@/features/checkout/place-button';
import { useMoney } from '@/features/config/use-money';
import { ApiFailure } from '@/lib/api/errors';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Panel } from '@/ui/panel';
import { SkeletonRows } from '@/ui/skeleton';
import { askForCoupon, useTripPrice } from './api';
import type { TripDraft } from './trip-draft';
import type { useBooking } from './use-booking';

type Props = {
  cart: RentalCart;
  draft: TripDraft;
  onChange: (change: Partial<TripDraft>) => void;
  booking: ReturnType<typeof useBooking>;
  onBook: (total: number) => void;
};

const nobody = { id: 0, name: '' };

/** What the trip costs, with a coupon, and the button that books it. */
export function TripTotal({ cart, draft, onChange, booking, onBook }: Props) {
  const { t } = useTranslation();
  const price = useTripPrice(cart, draft.coupon_code);
  const amounts = price.data?.amounts ?? null;
  const provider = cart.carts[0]?.provider ?? nobody;
  const problem = usePriceProblem(price.error);
  const { is_unknown } = booking;

  function press() {
    if (is_unknown) booking.ask();
    else if (amounts) onBook(amounts.total);
  }

  return (
    <Panel title={provider.name}>
      <Coupon provider_id={provider.id} amounts={amounts} draft={draft} onChange={onChange} />
      {amounts && <AmountRows amounts={rowsOf(amounts, price.data?.tax_status)} isDelivered={false} />}
      {price.isLoading && <SkeletonRows count={2} />}
      <Reasons isUnknown={is_unknown} refusal={problem ?? booking.refusal} />
      <Button
        block
        loading={booking.is_busy || price.isFetching}
        aria-disabled={(!amounts && !is_unknown) || undefined}
        onClick={press}
      >
        {t(is_unknown ? 'checkout.ask_again' : 'trip.book')}
      </Button>
      <Legal />
    </Panel>
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
      <Notice icon="wallet">{t('rental.pay_later')}</Notice>
    </div>
  );
}

/** Why the trip cannot be had as it stands, in the server's words. */
function usePriceProblem(error: Error | null): string | null {
  const { t } = useTranslation();
  if (!error) return null;
  return (error instanceof ApiFailure && error.message) || t('errors.unexpected');
}

type CouponProps = Pick<Props, 'draft' | 'onChange'> & { provider_id: number; amounts: Amounts | null };

function Coupon({ provider_id, amounts, draft: { coupon_code: code }, onChange }: CouponProps) {
  const { t } = useTranslation();
  const { money } = useMoney();

  async function apply(typed: string) {
    await askForCoupon(typed, provider_id, amounts?.subtotal);
    onChange({ coupon_code: typed });
  }

  const saved = t('checkout.coupon_saves', { amount: money(amounts?.coupon_discount ?? 0) });
  return (
    <CouponField
      given={code ? { code, saved } : null}
      store_id={provider_id}
      isRental
      onApply={apply}
      onRemove={() => onChange({ coupon_code: '' })}
    />
  );
}

/** A trip has no delivery. */
export function rowsOf(amounts: Amounts, tax_status: 'included' | 'excluded' = 'excluded') {
  return {
    ...amounts,
    tax_status,
    ...{ delivery_charge: 0, original_delivery_charge: 0, extra_packaging: 0, dm_tips: 0 },
  };
}
