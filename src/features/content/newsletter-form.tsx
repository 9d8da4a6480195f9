import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { importPart } from '@/lib/import-part';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import styles from './newsletter-form.module.css';

/** A single field; validation and sending are lazy, loaded on submit (NEWS-01…03). */
export function NewsletterForm() {
  const { t } = useTranslation();
  const id = useId();
  const [isInvalid, setIsInvalid] = useState(false);
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsSending(true);
    const { sendNewsletter } = await importPart(() => import('./send-newsletter'));
    const outcome = await sendNewsletter(client, { form, thanks: t('content.subscribed') });
    setIsInvalid(outcome === 'invalid');
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
