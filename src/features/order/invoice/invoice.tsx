import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { digitsOf } from '@/domain/money/money-display';
import { sum, times } from '@/domain/money/money';
import { isStoppedOrder } from '@/domain/order/order-status';
import { placedAmounts } from '@/domain/order/placed-amounts';
import { SignInFirst } from '@/features/checkout/sign-in-first';
import { AmountRows } from '@/features/checkout/summary/amounts';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Name } from '@/ui/display/name';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonRows } from '@/ui/status/skeleton';
import { useOrderLines, type Followed } from '../api';
import styles from './invoice.module.css';
import { InvoiceFact, InvoiceFrame, InvoiceParty } from './invoice-parts';
import { orderHref, trackHref } from '../order-href';
import { OrderStatusBadge } from '../order-status-badge';
import { useDayText } from '../order-texts';
import { usePaymentName, usePaymentStatus } from '../payment-name';
import { PaymentParts } from '../payment-parts';
import { useOrderOfPage } from '../use-order-of-page';

/** `/invoice/[id]`: the invoice of an order, to print or to save. */
export function InvoicePage() {
  const { t } = useTranslation();
  const { order_id, order, followed, isSignedOut, isError, refetch } = useOrderOfPage('anybody');
  const back = followed.guest_id === undefined ? orderHref(order_id) : trackHref(order_id);
  return (
    <InvoiceFrame
      back={{ href: order_id > 0 ? back : '/profile', text: t('order.back_to_order') }}
      canPrint={order !== undefined}
    >
      {isSignedOut ? (
        <SignInFirst title={t('profile.sign_in_needed')} />
      ) : order ? (
        <Invoice order={order} followed={followed} />
      ) : isError ? (
        <NotLoaded title={t('order.not_found')} text={t('order.not_found_text')} onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <SkeletonRows count={4} />
        </div>
      )}
    </InvoiceFrame>
  );
}

type Props = { order: TrackedOrder; followed: Followed };

function Invoice({ order, followed }: Props) {
  const { t } = useTranslation();
  const { business_name } = useConfig();
  const day = useDayText();
  const name = usePaymentName();
  const status = usePaymentStatus();
  const to = order.delivery_address;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className="t20">{business_name}</p>
          <h1 className="t28">{t('order.invoice')}</h1>
          {isStoppedOrder(order.order_status) && <OrderStatusBadge order={order} />}
        </div>
        <dl className={styles.facts}>
          <InvoiceFact label={t('order.number')} value={`#${order.id}`} isNumber />
          <InvoiceFact label={t('order.date')} value={day(order.created_at)} />
          <InvoiceFact label={t('order.payment_method')} value={name(order.payment_method)} />
          <InvoiceFact label={t('order.payment')} value={status(order.payment_status)} />
        </dl>
      </header>
      <div className={styles.sides}>
        {order.store && (
          <InvoiceParty title={t('order.sold_by')} name={order.store.name} address={order.store.address} />
        )}
        {to && (
          <InvoiceParty
            title={t('order.sold_to')}
            name={to.contact_person_name}
            address={to.address}
            phone={to.contact_person_number}
          />
        )}
      </div>
      <Lines order={order} followed={followed} />
    </article>
  );
}

function Lines({ order, followed }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const digits = digitsOf(useConfig());
  const { data: lines = [], isError, refetch } = useOrderLines(followed);
  return (
    <>
      {isError && lines.length === 0 && <NotLoaded title={t('order.items_failed')} onRetry={refetch} />}
      {lines.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('order.item')}</th>
              <th scope="col">{t('order.quantity')}</th>
              <th scope="col">{t('order.price')}</th>
              <th scope="col">{t('order.line_total')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>
                  <Name>{line.name}</Name>
                  <small>
                    {t('ui.list', {
                      values: [...line.variation, ...line.add_ons.map((addOn) => `${addOn.name} × ${addOn.quantity}`)],
                    })}
                  </small>
                </td>
                <td>
                  <bdi className="num">{line.quantity}</bdi>
                </td>
                <td>
                  <bdi className="num">{money(line.price)}</bdi>
                </td>
                <td>
                  <bdi className="num">
                    {money(sum([times(line.price, line.quantity, digits), line.total_add_on_price], digits))}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.total}>
        <AmountRows amounts={placedAmounts(order, digits)} isDelivered={order.order_type !== 'take_away'} />
        {order.payments.length > 0 && <PaymentParts order={order} />}
      </div>
    </>
  );
}
