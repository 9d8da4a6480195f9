import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendAgain } from './api';
import { Name } from '@/ui/display/name';
import { Button } from '@/ui/overlay/button';
import { Notice } from '@/ui/overlay/notice';
import styles from './auth.module.css';
import { reportFailure } from './report-failure';
import type { StepOf } from './steps';
import type { AuthFlow } from './use-auth-flow';

type Answer = 'yes' | 'no';

/** Asks whether a found account is the customer's (AUTH-05, AUTH-28). */
export function ExistingUserView({ flow, step }: { flow: AuthFlow; step: StepOf<'is_exist_user'> }) {
  const { t } = useTranslation();
  const { user, attempt } = step;
  const { mutateAsync: sendAgain } = useSendAgain();
  const [sending, setSending] = useState<Answer | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  async function send(verified: Answer) {
    // Only the first answer counts; a second press would answer the next question.
    if (sending) return;
    setSending(verified);
    setNotice(null);
    try {
      await flow.follow({ attempt, answer: await sendAgain({ attempt, verified }) });
    } catch (error) {
      setNotice(reportFailure(error, { fields: [], t }).notice);
    } finally {
      setSending(null);
    }
  }

  return (
    <div className={styles.stack}>
      {notice && (
        <Notice tone="bad" live>
          {notice}
        </Notice>
      )}
      <div className={styles.person}>
        {user.image ? (
          <img src={user.image} alt="" width={72} height={72} />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {user.name.slice(0, 1)}
          </span>
        )}
        <strong>
          <Name>{user.name}</Name>
        </strong>
        <p className={styles.muted}>{t('auth.existing_text')}</p>
        <p className={styles.question}>{t('auth.is_this_your_account')}</p>
      </div>
      <div className={styles.answers}>
        <Button
          look="neutral"
          loading={sending === 'no'}
          aria-disabled={sending === 'yes' || undefined}
          onClick={() => void send('no')}
        >
          {t('ui.no')}
        </Button>
        <Button
          loading={sending === 'yes'}
          aria-disabled={sending === 'no' || undefined}
          onClick={() => void send('yes')}
        >
          {t('ui.yes')}
        </Button>
      </div>
    </div>
  );
}
