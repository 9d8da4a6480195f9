import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '@/domain/accounts/contact-kind';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { useSubscribe } from './newsletter-api';
import styles from './newsletter-form.module.css';

/** A single field. An invalid address gets the focus (NEWS-01…03). */
export function NewsletterForm() {
  const { t } = useTranslation();
  const id = useId();
  const [isInvalid, setIsInvalid] = useState(false);
  const { mutate, isPending } = useSubscribe();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setIsInvalid(!isEmail(email));
    if (!isEmail(email)) return form.querySelector('input')?.focus();
    mutate(
      { email },
      {
        onSuccess({ message }) {
          void toast.success(message || t('content.subscribed'));
          form.reset();
        },
      },
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
      <Button type="submit" look="inverse" loading={isPending}>
        {t('content.subscribe')}
      </Button>
      <p id={id} role="alert" className={styles.error}>
        {isInvalid && t('content.invalid_email')}
      </p>
    </form>
  );
}
