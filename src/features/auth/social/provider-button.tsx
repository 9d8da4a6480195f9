import type { ReactNode } from 'react';
import { Button } from '@/ui/overlay/button';
import styles from '../auth.module.css';

type Props = {
  /** The provider's logo, 22 pixels. */
  mark: ReactNode;
  loading?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** The common look of all provider buttons. */
export function ProviderButton({ mark, loading, onPress, children }: Props) {
  return (
    <Button look="secondary" block loading={loading} className={styles.provider} onClick={onPress}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      {children}
    </Button>
  );
}
