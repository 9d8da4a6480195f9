import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { loadAuth, openAuth } from '@/features/auth/open-auth';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { onIntent } from '@/ui/controls/on-intent';
import { EmptyState } from '@/ui/status/empty-state';
import styles from './checkout.module.css';

export function CheckoutHead({ title }: { title: string }) {
  const { t } = useTranslation();
  const { back } = useRouter();
  return (
    <div className={styles.title}>
      <IconButton icon="arrow-left" label={t('checkout.back')} onClick={back} />
      <h1 className="t28">{title}</h1>
    </div>
  );
}

/** In place of the checkout where guests may not order (CHECKOUT-06). */
export function SignInNeeded() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="user"
      title={t('checkout.sign_in_needed')}
      text={t('checkout.sign_in_needed_text')}
      action={
        <Button {...onIntent(loadAuth)} onClick={() => void openAuth('sign-in', () => {})}>
          {t('checkout.sign_in')}
        </Button>
      }
    />
  );
}
