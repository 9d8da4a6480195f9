import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { SignInFirst } from './sign-in-first';
import { IconButton } from '@/ui/controls/icon-button';
import styles from './checkout.module.css';

export function CheckoutHead({ title }: { title: string }) {
  const { t } = useTranslation();
  const { back } = useRouter();
  return (
    <div className={styles.title}>
      <IconButton icon="arrow-left" label={t('ui.back')} onClick={back} />
      <h1 className="t28">{title}</h1>
    </div>
  );
}

/** In place of the checkout where guests may not order (CHECKOUT-06). */
export function SignInNeeded() {
  const { t } = useTranslation();
  return <SignInFirst title={t('checkout.sign_in_needed')} text={t('checkout.sign_in_needed_text')} />;
}
