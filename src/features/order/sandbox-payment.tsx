import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { finishSandboxPayment, getSandboxPayment, type SandboxPayment } from '@/contract/ordering/payment';
import { useMoney } from '@/features/config/use-money';
import { useTranslation } from 'react-i18next';
import { query } from '@/lib/api/hooks';
import { useCall } from '@/lib/api/use-call';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { Button } from '@/ui/controls/button';
import { SkeletonBox } from '@/ui/status/skeleton';
import styles from './sandbox-payment.module.css';

/** The demo's payment page: no money moves, one chooses how the payment ends (wire-format §4, "Gateway return"). */
export function SandboxPaymentPage() {
  const { t } = useTranslation();
  const { query: asked, isReady } = useRouter();
  const payment_id = String(asked.id ?? '');
  const isHydrated = useHydrated();
  const enabled = isHydrated && isReady && payment_id !== '';
  const { data, isError } = useQuery(query(getSandboxPayment, { payment_id }, { staleTime: 0, retry: false, enabled }));

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
  const finish = useCall(finishSandboxPayment);

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
              // A whole page: the address is the one that the shop's order or wallet asked for.
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
