import { useTranslation } from 'react-i18next';
import { pointsValue } from '@/domain/money/loyalty';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useProfileQuery } from '@/features/profile/api';
import { lazyDialog } from '@/lib/dialogs';
import { Button } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { NotLoaded } from '@/ui/status/not-loaded';
import { useLoyaltyTransactions } from './api';
import { Transactions } from './transactions';
import styles from './wallet.module.css';

const transferDialog = lazyDialog(() => import('./transfer-dialog').then((mod) => mod.TransferDialog));

/** `/profile?page=loyalty-points`: the points, their value, and their history (WALLET-11, WALLET-13). */
export function Loyalty() {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const profile = useProfileQuery();
  const points = profile.data?.loyalty_point;
  const list = useLoyaltyTransactions();
  const value = points === undefined ? 0 : pointsValue(points, config, config.digit_after_decimal_point);

  return (
    <div className="stack16">
      {profile.isLoadingError ? (
        <NotLoaded title={t('profile.failed')} onRetry={profile.refetch} />
      ) : (
        <section className={styles.card} aria-label={t('wallet.points')}>
          <div>
            <p>{t('wallet.points')}</p>
            <div className={styles.balance}>
              <bdi className="num">{points ?? '…'}</bdi>
            </div>
          </div>
          <div className={styles.cardRow}>
            <p>{value > 0 ? t('wallet.points_worth', { amount: money(value) }) : t('wallet.points_how')}</p>
            {config.customer_wallet_status && (
              <Button
                className={styles.onCard}
                disabled={!points}
                {...onIntent(transferDialog.load)}
                onClick={() => void transferDialog.open({})}
              >
                {t('wallet.convert')}
              </Button>
            )}
          </div>
        </section>
      )}
      <Transactions
        title={t('wallet.points_history')}
        list={list}
        amount={(count) => t('wallet.points_count', { count })}
        empty={t('wallet.no_points_history')}
      />
    </div>
  );
}
