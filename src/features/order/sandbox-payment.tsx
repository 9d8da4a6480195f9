import { useRouter } from 'next/router';
import type { SandboxPayment } from '@/contract/ordering/payment';
import { useMoney } from '@/features/config/use-money';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { Button } from '@/ui/controls/button';
import { SkeletonBox } from '@/ui/status/skeleton';
import { useFinishSandboxPayment, useSandboxPayment } from './sandbox-payment-api';
import styles from './sandbox-payment.module.css';

/** The demo's payment page: no money moves; the tester chooses the outcome (wire-format §4, "Gateway return"). */
export function SandboxPaymentPage() {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const payment_id = String(query.id ?? '');
  const isHydrated = useHydrated();
  const enabled = isHydrated && isReady && payment_id !== '';
  const { data, isError } = useSandboxPayment(payment_id, enabled);

  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t28">{t('order.sandbox_title')}</h1>
      {data && <Outcomes payment={data} />}
      {isError && <p role="alert">{t('order.sandbox_unknown')}</p>}
      {!data && !isError && (
        <div className={styles.waiting} aria-busy="true">
          <SkeletonBox />
        </div>
      )}
    </div>
  );
}

const outcomes = [
  { outcome: 'success', look: 'primary' },
  { outcome: 'fail', look: 'secondary' },
  { outcome: 'cancel', look: 'text' },
] as const;

function Outcomes({ payment }: { payment: SandboxPayment }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const finish = useFinishSandboxPayment();

  return (
    <div className={styles.card}>
      <p className={styles.amount}>{money(payment.amount)}</p>
      <p>{t('order.sandbox_lead')}</p>
      {outcomes.map(({ outcome, look }) => (
        <Button
          key={outcome}
          block
          look={look}
          size="large"
          loading={finish.isPending && finish.variables.outcome === outcome}
          onClick={() =>
            finish.mutate(
              { payment_id: payment.payment_id, outcome },
              // A full page load: the URL is the callback that the order or the wallet has set.
              { onSuccess: ({ redirect_link }) => window.location.assign(redirect_link) },
            )
          }
        >
          {t(`order.sandbox_${outcome}`)}
        </Button>
      ))}
    </div>
  );
}
