import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button';
import styles from './more.module.css';
import { useOnSight } from '../lazy/use-near';

type Props = {
  label: string;
  /** While the next page loads. */
  loading: boolean;
  /** The last attempt failed, so only the button retries. */
  failed: boolean;
  /** Only the button loads more, for lists with more content below them. */
  byHand?: boolean | undefined;
  onMore: () => void;
};

/** The end of an endless list: loads the next page when it comes near the viewport, or by the button. */
export function More({ label, loading, failed, byHand, onMore }: Props) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useOnSight(ref, onMore, !loading && !failed && !byHand);
  return (
    <div ref={ref} className={styles.more}>
      {failed && !loading && <p role="alert">{t('home.failed_text')}</p>}
      <Button look="secondary" loading={loading} onClick={onMore}>
        {failed ? t('ui.retry') : label}
      </Button>
    </div>
  );
}
