import { useTranslation } from 'react-i18next';
import type { Customer } from '@/contract/customer/customer';
import type { RentalCart } from '@/contract/rental/rental-cart';
import { withPlus } from '@/domain/accounts/phone';
import { limits } from '@/domain/limits';
import { askedTime } from '@/domain/rental/trip-time';
import { isOn } from '@/domain/wire/wire';
import { toAccountContact } from '@/features/address/account-contact';
import { ContactFields } from '@/features/address/contact-fields';
import { useContactForm } from '@/features/address/use-contact-form';
import { CheckoutHead, SignInNeeded } from '@/features/checkout/checkout-head';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import styles from '@/features/checkout/checkout.module.css';
import { useConfig } from '@/features/config/api';
import { useProfileQuery } from '@/features/profile/api';
import { NoVehicles } from '@/features/rental/vehicles/no-vehicles';
import { useRentalCart } from '@/features/rental/cart/rental-cart-api';
import { SEARCH_PATH } from '@/features/rental/rental-href';
import { RentalLine } from '@/features/rental/cart/rental-line';
import { TripSummary } from '@/features/rental/cart/trip-summary';
import { useSession } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { ButtonLink } from '@/ui/controls/button';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { TextArea } from '@/ui/fields/text-field';
import { useTripDraft } from './trip-draft';
import { TripTotal } from './trip-total';
import { useBooking } from './use-booking';

/** `/rental/checkout`: trip, vehicles, contact, note, coupon and price; payment follows after the confirmation. */
export function TripCheckout() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    <div className={`wrap ${styles.page}`} data-checkout>
      <CheckoutHead title={t('trip.checkout')} />
      {isHydrated ? <Gate /> : <CheckoutSkeleton />}
    </div>
  );
}

/** Guests may enter where the configuration allows it, as for orders (CHECKOUT-06). */
function Gate() {
  const { t } = useTranslation();
  const { token } = useSession();
  const { guest_checkout_status } = useConfig();
  const { data: customer, isError: isLost, refetch: askCustomer } = useProfileQuery();
  const { cart, has_failed, refetch } = useRentalCart();
  if (token === null && !isOn(guest_checkout_status)) return <SignInNeeded />;
  if (!cart && has_failed) return <NotLoaded title={t('cart.not_loaded')} onRetry={refetch} />;
  if (token && !customer && isLost) return <NotLoaded title={t('checkout.failed_title')} onRetry={askCustomer} />;
  if (!cart || (token && !customer)) return <CheckoutSkeleton />;
  return <Trip key={token} cart={cart} customer={customer ?? null} />;
}

type TripProps = { cart: RentalCart; customer: Customer | null };

function Trip({ cart, customer }: TripProps) {
  const { t } = useTranslation();
  const booking = useBooking(customer?.id ?? 0);
  if (cart.carts.length === 0 && !booking.is_unknown) {
    return <NoVehicles action={<ButtonLink href={SEARCH_PATH}>{t('home.rental_call')}</ButtonLink>} />;
  }
  return <Form cart={cart} customer={customer} booking={booking} />;
}

type FormProps = TripProps & { booking: ReturnType<typeof useBooking> };

function Form({ cart, customer, booking }: FormProps) {
  const { t } = useTranslation();
  const [draft, change] = useTripDraft();
  const config = useConfig();
  const form = useContactForm(customer && toAccountContact(customer));
  const { trip } = cart;
  // A cart that another client has filled elsewhere may be for days.
  const type = trip?.rental_type ?? 'hourly';

  /** The contact must be valid; its form focuses the first invalid field. */
  async function book(trip_amount: number) {
    await form.submitForm();
    const errors = await form.validateForm();
    if (Object.keys(errors).length > 0 || type === 'day_wise') return;
    const { contact_person_name, contact_person_number, contact_person_email } = form.values;
    booking.send({
      provider_id: cart.carts[0]?.provider_id ?? 0,
      trip_type: type,
      trip_amount,
      ...(trip && askedTime(config, trip.pickup_time, new Date())),
      contact_person_name: contact_person_name.trim(),
      contact_person_number: withPlus(contact_person_number),
      contact_person_email: contact_person_email.trim(),
      ...(draft.note.trim() && { additional_note: draft.note.trim() }),
      ...(draft.coupon_code && { coupon_code: draft.coupon_code }),
    });
  }

  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {trip && (
          <Panel title={t('rental.your_trip')}>
            <TripSummary cart={cart} trip={trip} />
          </Panel>
        )}
        <Panel title={t('rental.vehicles')}>
          <ul>{cart.carts.map((line) => trip && <RentalLine key={line.id} line={line} trip={trip} />)}</ul>
        </Panel>
        <Panel title={t('address.contact_info')}>
          <ContactFields form={form} isAccount={customer !== null} />
        </Panel>
        <Panel title={t('trip.note')} isTitleHidden>
          <TextArea
            label={t('trip.note')}
            note={t('ui.optional_mark')}
            maxLength={limits.long_note_max}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Panel>
      </div>
      <aside className={styles.side}>
        {type === 'day_wise' ? (
          <Notice tone="bad">{t('rental.by_day_only')}</Notice>
        ) : (
          <TripTotal {...{ cart, draft, booking }} onChange={change} onBook={(total) => void book(total)} />
        )}
      </aside>
    </div>
  );
}
