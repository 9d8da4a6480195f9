import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { useConfig } from '@/features/config/api';
import { toast } from '@/lib/toast';
import { Badge } from '@/ui/display/badge';
import { Button } from '@/ui/overlay/button';
import styles from '../auth.module.css';
import { reportFailure } from '../report-failure';
import { useSecondsUntil } from './use-seconds-until';

/** The code that the demo accepts, from the configuration. */
export function DemoCode() {
  const { t } = useTranslation();
  const { demo, demo_code } = useConfig();
  if (!demo || !demo_code) return null;
  return (
    <span className={styles.hint}>
      <Badge tone="soft" icon="sparkles">
        {t('auth.demo_code')} <bdi className="num">{demo_code}</bdi>
      </Badge>
    </span>
  );
}

/**
 * Offers a new code after one minute (PWD-03, PWD-04). `send` rejects like any call, and returns whether a code was
 * sent: none is sent to a number that the phone service rejects, and no message is shown then (AUTH-53).
 */
export function Resend({ send }: { send: () => Promise<boolean> }) {
  const { t } = useTranslation();
  const [until, setUntil] = useState(() => Date.now() + limits.resend_seconds * 1000);
  const [problem, setProblem] = useState<string | null>(null);
  const left = useSecondsUntil(until);

  async function resend() {
    setProblem(null);
    try {
      if (!(await send())) return;
      setUntil(Date.now() + limits.resend_seconds * 1000);
      void toast.success(t('auth.code_sent_again'));
    } catch (error) {
      const { notice } = reportFailure(error, { fields: [], t });
      setProblem(notice);
    }
  }

  return (
    <div className={styles.alternative}>
      {t('auth.no_code_yet')}
      {left > 0 ? (
        <span className={styles.waiting}>
          {t('auth.resend_in')} <bdi>{clock(left)}</bdi>
        </span>
      ) : (
        <Button look="text" size="small" className={styles.link} onClick={() => void resend()}>
          {t('auth.resend')}
        </Button>
      )}
      <span role="alert" className={styles.problem}>
        {problem}
      </span>
    </div>
  );
}

/** 42 → "0:42" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
