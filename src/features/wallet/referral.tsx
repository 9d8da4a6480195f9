import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useProfileQuery } from '@/features/profile/api';
import { copyText } from '@/lib/copy-text';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { NotLoaded } from '@/ui/status/not-loaded';
import { moneyIcons } from '@/ui/icons/money-icons';
import styles from './wallet.module.css';

const STEPS = ['wallet.refer_step_share', 'wallet.refer_step_order', 'wallet.refer_step_earn'] as const;

/** `/profile?page=referral-code`: the code to share, and its reward. */
export function Referral() {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { business_name, ref_earning_exchange_rate: earning } = useConfig();
  const profile = useProfileQuery();
  const code = profile.data?.ref_code ?? '';

  const copy = () => copyText(code, { copied: t('wallet.code_copied'), refused: t('ui.copy_refused') });

  async function share() {
    const text = t('wallet.refer_text', { name: business_name, code });
    // Missing in some browsers, despite the types.
    if (typeof navigator.share !== 'function') return copy();
    // Closing the share sheet rejects, but is no failure.
    await navigator.share({ text, url: window.location.origin }).catch(() => {});
  }

  if (profile.isLoadingError) return <NotLoaded title={t('profile.failed')} onRetry={profile.refetch} />;
  return (
    <div className="stack16">
      <section className={styles.block}>
        <div className={styles.refer}>
          <span className={styles.icon} data-in>
            <Icon name={moneyIcons.gift} size={24} />
          </span>
          <h2 className="t20">{t('wallet.refer_title')}</h2>
          <p className="muted">
            {earning > 0 ? t('wallet.refer_earn', { amount: money(earning) }) : t('wallet.refer_invite')}
          </p>
          <div className={styles.code}>
            <span className="muted">{t('wallet.your_code')}</span>
            <bdi className="num" dir="ltr">
              {code || '…'}
            </bdi>
            <Button look="neutral" size="small" icon={moneyIcons.copy} disabled={!code} onClick={() => void copy()}>
              {t('wallet.copy')}
            </Button>
          </div>
          <Button icon="share" disabled={!code} onClick={() => void share()}>
            {t('wallet.share')}
          </Button>
        </div>
      </section>
      <section className={styles.block} aria-label={t('wallet.refer_how')}>
        <h2 className="t20">{t('wallet.refer_how')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(step, { name: business_name })}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
