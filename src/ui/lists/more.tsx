import { useRef } from 'react';
import { Button } from '../controls/button';
import styles from './more.module.css';
import { useOnSight } from '../lazy/use-near';

type Props = {
  label: string;
  /** While the next part is on its way. */
  loading: boolean;
  /** The last attempt failed: it is tried again by hand only. */
  failed: boolean;
  /** It goes on by the button only, as where more of the page follows. */
  byHand?: boolean | undefined;
  onMore: () => void;
};

/** Stands below a list that goes on: it goes on by itself when the end comes near, or by the button. */
export function More({ label, loading, failed, byHand, onMore }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useOnSight(ref, onMore, !loading && !failed && !byHand);
  return (
    <div ref={ref} className={styles.more}>
      <Button look="secondary" loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
