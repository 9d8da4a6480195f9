import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { TripDetails, TripLine } from '@/contract/rental/trip';
import { digitsOf } from '@/domain/money/money-display';
import { tripDue } from '@/domain/rental/trip-status';
import { SignInFirst } from '@/features/checkout/sign-in-first';
import { AmountRows } from '@/features/checkout/summary/amounts';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import styles from '@/features/order/invoice/invoice.module.css';
import { InvoiceFact, InvoiceFrame, InvoiceParty } from '@/features/order/invoice/invoice-parts';
import { useDayText } from '@/features/order/order-texts';
import { usePaymentName, usePaymentStatus } from '@/features/order/payment-name';
import { ratePer } from '@/features/rental/rate-text';
import { failureText } from '@/lib/api/failure-text';
import { useSession } from '@/lib/session';
import { Name } from '@/ui/display/name';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonRows } from '@/ui/status/skeleton';
import { useTrip } from './api';
import { storedAmounts, toRows } from './trip-amounts';
import { TripBadge } from './trip-badge';
import { tripHref } from './trip-href';
import { useTripFacts } from './trip-places';
import { useTripOwner } from './use-trip-owner';

/** `/invoice/[id]?kind=trip`: the invoice of a trip, to print or to save, for who has booked it. */
export function TripInvoicePage() {
  const { t } = useTranslation();
  const trip_id = Number(useRouter().query.id);
  const { token } = useSession();
  const owner = useTripOwner(trip_id);
  const isSomebody = token !== null || owner.guest_id !== undefined;
  const { data: trip, error, refetch } = useTrip(isSomebody ? { trip_id, ...owner } : null);
  return (
    <InvoiceFrame back={{ href: tripHref(trip_id), text: t('trip.back') }} canPrint={trip !== undefined}>
      {!isSomebody ? (
        <SignInFirst title={t('profile.sign_in_needed')} />
      ) : trip ? (
        <TripInvoice trip={trip} />
      ) : error ? (
        <NotLoaded title={t('trip.not_found')} text={failureText(error, t)} onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <SkeletonRows count={4} />
        </div>
      )}
    </InvoiceFrame>
  );
}

type Props = { trip: TripDetails };

function TripInvoice({ trip }: Props) {
  const { t } = useTranslation();
  const { business_name } = useConfig();
  const { provider, user_info: person } = trip;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className="t20">{business_name}</p>
          <h1 className="t28">{t('order.invoice')}</h1>
          {trip.trip_status === 'canceled' && <TripBadge status="canceled" />}
        </div>
        <Facts trip={trip} />
      </header>
      <div className={styles.sides}>
        {provider && <InvoiceParty title={t('order.sold_by')} name={provider.name} address={provider.address} />}
        <InvoiceParty
          title={t('order.sold_to')}
          name={person.contact_person_name}
          address={person.contact_person_email}
          phone={person.contact_person_number}
        />
      </div>
      <Lines trip={trip} />
      <Total trip={trip} />
    </article>
  );
}

function Facts({ trip }: Props) {
  const { t } = useTranslation();
  const day = useDayText();
  const name = usePaymentName();
  const status = usePaymentStatus();
  const places = useTripFacts(trip);
  const { payment_method: method } = trip;
  return (
    <dl className={styles.facts}>
      <InvoiceFact label={t('trip.number')} value={`#${trip.id}`} isNumber />
      <InvoiceFact label={t('order.date')} value={day(trip.created_at)} />
      {places.map(({ label, text }) => (
        <InvoiceFact key={label} label={label} value={text} />
      ))}
      {method && (
        <InvoiceFact
          label={t('order.payment_method')}
          value={method === 'cash_payment' ? t('trip.cash') : name(method)}
        />
      )}
      <InvoiceFact label={t('order.payment')} value={status(trip.payment_status)} />
    </dl>
  );
}

function Lines({ trip }: Props) {
  const { t } = useTranslation();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('trip.vehicle')}</th>
          <th scope="col">{t('order.quantity')}</th>
          <th scope="col">{t('order.price')}</th>
          <th scope="col">{t('order.line_total')}</th>
        </tr>
      </thead>
      <tbody>
        {trip.trip_details.map((line) => (
          <Line key={line.vehicle_id ?? line.vehicle.name} line={line} />
        ))}
      </tbody>
    </table>
  );
}

/** A vehicle at its full price: what is taken off stands below, for the whole trip. */
function Line({ line }: { line: TripLine }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return (
    <tr>
      <td>
        <Name>{line.vehicle.name}</Name>
        <small>{t('ui.list', { values: line.license_plate_numbers })}</small>
      </td>
      <td>
        <bdi className="num">{line.quantity}</bdi>
      </td>
      <td>
        <bdi className="num">{money(line.original_price)}</bdi> {t(ratePer[line.rental_type])}
      </td>
      <td>
        <bdi className="num">{money(line.full_price)}</bdi>
      </td>
    </tr>
  );
}

function Total({ trip }: Props) {
  const digits = digitsOf(useConfig());
  const { payment_status, partially_paid_amount: wallet, tax_status } = trip;
  return (
    <div className={styles.total}>
      <AmountRows
        amounts={toRows(storedAmounts(trip, digits), tax_status)}
        isDelivered={false}
        partial={payment_status === 'partially_paid' ? { wallet, rest: tripDue(trip) } : undefined}
      />
    </div>
  );
}
