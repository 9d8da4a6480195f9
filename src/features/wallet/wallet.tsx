import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { walletFilters, type WalletBonus } from '@/contract/customer/wallet';
import { gatewayFlag, withoutFlag, type GatewayFlag } from '@/domain/order/gateway-return';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useProfileQuery } from '@/features/profile/api';
import { dateText } from '@/domain/text/date-text';
import { lazyDialog } from '@/lib/dialogs';
import { Badge } from '@/ui/display/badge';
import { Button } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Notice } from '@/ui/status/notice';
import { useBonuses, useReloadWallet, useWalletTransactions, type WalletFilter } from './api';
import { Transactions } from './transactions';
import styles from './wallet.module.css';

const filterLabels = {
  all: 'wallet.filter_all',
  order: 'wallet.filter_order',
  add_fund: 'wallet.filter_add_fund',
  loyalty_point: 'wallet.filter_loyalty_point',
  referrer: 'wallet.filter_referrer',
  CashBack: 'wallet.filter_cashback',
} as const satisfies Record<WalletFilter, string>;

const returned: Record<GatewayFlag, { tone: 'good' | 'bad' | 'warn'; text: `wallet.returned_${GatewayFlag}` }> = {
  success: { tone: 'good', text: 'wallet.returned_success' },
  fail: { tone: 'bad', text: 'wallet.returned_fail' },
  cancel: { tone: 'warn', text: 'wallet.returned_cancel' },
  pending: { tone: 'warn', text: 'wallet.returned_pending' },
};

/** `/profile?page=wallet`: the balance, how to fill it, and its history (WALLET-01, WALLET-10, WALLET-13). */
export function Wallet() {
  const { t } = useTranslation();
  const { money } = useMoney();
  const [filter, setFilter] = useState<WalletFilter>('all');
  const list = useWalletTransactions(filter);
  // Loaded before the history, which would otherwise move down.
  const isHeadKnown = !useBonuses().isPending;
  const flag = useReturn();

  return (
    <div className="stack16">
      {flag && (
        <Notice tone={returned[flag].tone} live>
          {t(returned[flag].text)}
        </Notice>
      )}
      <div className={styles.top}>
        <Balance />
        <Bonuses />
      </div>
      {isHeadKnown && (
        <Transactions
          title={t('wallet.history')}
          list={list}
          amount={money}
          empty={t('wallet.no_history')}
          filter={
            <ChipRow label={t('wallet.filter')}>
              {walletFilters.map((walletFilter) => (
                <Chip key={walletFilter} selected={filter === walletFilter} onClick={() => setFilter(walletFilter)}>
                  {t(filterLabels[walletFilter])}
                </Chip>
              ))}
            </ChipRow>
          }
        />
      )}
    </div>
  );
}

const addFundDialog = lazyDialog(() => import('./add-fund-dialog').then((mod) => mod.AddFundDialog));

/** The balance of the wallet, and the top-up button. */
function Balance() {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { add_fund_status } = useConfig();
  const profile = useProfileQuery();
  const balance = profile.data?.wallet_balance;

  if (profile.isLoadingError) return <NotLoaded title={t('profile.failed')} onRetry={profile.refetch} />;
  return (
    <section className={styles.card} aria-label={t('wallet.amount')}>
      <div>
        <p>{t('wallet.amount')}</p>
        <div className={styles.balance}>
          <bdi className="num">{balance === undefined ? '…' : money(balance)}</bdi>
        </div>
      </div>
      <div className={styles.cardRow}>
        <p>{t('wallet.one_tap')}</p>
        {add_fund_status && (
          <Button
            icon="plus"
            className={styles.onCard}
            {...onIntent(addFundDialog.load)}
            onClick={() => void addFundDialog.open({})}
          >
            {t('wallet.add_fund')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Bonuses() {
  const { data: [bonus] = [] } = useBonuses();
  return bonus ? <Bonus of={bonus} /> : null;
}

/** The bonus that the market adds to a top-up. */
function Bonus({ of }: { of: WalletBonus }) {
  const { t, i18n } = useTranslation();
  const { money } = useMoney();
  const { title, description, bonus_type, bonus_amount, minimum_add_amount, maximum_bonus_amount, end_date } = of;
  const worth = bonus_type === 'percentage' ? `${bonus_amount}%` : money(bonus_amount);
  return (
    <section className={styles.bonus} aria-label={title}>
      <div>
        {end_date && <Badge tone="soft">{t('wallet.until', { date: dateText(end_date, i18n.language) })}</Badge>}
        <h2 className="t16">{title || t('wallet.bonus_title', { worth })}</h2>
        <p>
          <bdi>{description || t('wallet.bonus_from', { worth, amount: money(minimum_add_amount) })}</bdi>
        </p>
        {bonus_type === 'percentage' && maximum_bonus_amount > 0 && (
          <p>{t('wallet.bonus_cap', { amount: money(maximum_bonus_amount) })}</p>
        )}
      </div>
      <img src="/images/gift.webp" alt="" width={72} height={72} loading="lazy" className={styles.gift} />
    </section>
  );
}

/**
 * Reads the gateway's outcome from the URL. The outcome stays on the screen, the URL loses it, and the balance is
 * refetched.
 */
function useReturn(): GatewayFlag | null {
  const router = useRouter();
  const reloadWallet = useReloadWallet();
  const [keptFlag, setFlag] = useState<GatewayFlag | null>(null);
  const flag = gatewayFlag(router.asPath);
  if (flag && flag !== keptFlag) setFlag(flag);
  const settle = useEffectEvent(() => {
    void reloadWallet();
    void router.replace(withoutFlag(router.asPath), undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    if (flag) settle();
  }, [flag]);
  return flag ?? keptFlag;
}
