import { useTranslation } from 'react-i18next';
import { SignInButton } from '@/features/auth/sign-in-button';
import { useSession } from '@/lib/session';
import { Button, ButtonLink } from '@/ui/controls/button';
import styles from '../placing/placed-order.module.css';
import { isOfNewAccount } from '../placing/placed';
import { OrderNumber } from '../placing/placed-order';

type Props = { order_id: number; isBusy: boolean; onAsk: () => void };

/** What became of the payment is not told: the order is its new account's, or the answer is missing. */
export function UntoldOrder({ error, ...props }: Props & { error: Error }) {
  const { t } = useTranslation();
  const session = useSession();
  const { order_id, isBusy, onAsk } = props;
  if (isOfNewAccount(order_id, session, error)) return <OfNewAccount {...props} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t28">{t('checkout.payment_unknown')}</h1>
      <OrderNumber order_id={order_id} />
      <p className="muted">{t('checkout.payment_unknown_text')}</p>
      <Button block loading={isBusy} onClick={onAsk}>
        {t('checkout.ask_again')}
      </Button>
      <ButtonLink look="text" block href={`/track-order?order_id=${order_id}`}>
        {t('checkout.track_order')}
      </ButtonLink>
    </div>
  );
}

/** Other back ends tell an order with which an account was made to that account only: signed in, it is asked again. */
function OfNewAccount({ order_id, isBusy, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t28">{t('checkout.payment_of_account')}</h1>
      <OrderNumber order_id={order_id} />
      <p className="muted">{t('checkout.payment_of_account_text')}</p>
      <SignInButton block />
      <Button look="text" block loading={isBusy} onClick={onAsk}>
        {t('checkout.ask_again')}
      </Button>
    </div>
  );
}
