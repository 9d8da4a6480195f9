import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '@/domain/accounts/contact-kind';
import { subscribe } from '@/contract/catalogue/content';
import { importPart } from '@/lib/import-part';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import styles from './newsletter-form.module.css';

/** One field; the mutation and the toast are loaded when it is sent (NEWS-01…03). */
export function NewsletterForm() {
  const { t } = useTranslation();
  const id = useId();
  const [isInvalid, setIsInvalid] = useState(false);
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setIsInvalid(!isEmail(email));
    if (!isEmail(email)) return;
    setIsSending(true);
    const { sendCall } = await importPart(() => import('@/lib/api/use-call'));
    const tellAndClear = ({ message }: { message?: string } = {}) => {
      void toast.success(message || t('content.subscribed'));
      form.reset();
    };
    // Why it failed is told by the call itself.
    await sendCall(client, subscribe, { email }).then(tellAndClear, () => {});
    setIsSending(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <span className={styles.box} data-invalid={isInvalid || undefined}>
        <Icon name="mail" />
        <input
          type="email"
          name="email"
          autoComplete="email"
          aria-label={t('content.email')}
          placeholder={t('content.email_placeholder')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? id : undefined}
          onChange={() => setIsInvalid(false)}
        />
      </span>
      <Button type="submit" look="inverse" loading={isSending}>
        {t('content.subscribe')}
      </Button>
      <p id={id} role="alert" className={styles.error}>
        {isInvalid && t('content.invalid_email')}
      </p>
    </form>
  );
}
