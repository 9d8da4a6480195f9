import type { ReactNode } from 'react';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from './strip.module.css';

type Props = {
  icon?: IconName;
  /** A sentence, optionally followed by a `<button>` (Undo, Try again). */
  children: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
};

/** A message of the shop above the page, in contrasting colours, until it is dismissed. */
export function Strip({ icon, children, dismissLabel, onDismiss }: Props) {
  return (
    <div className={styles.strip}>
      {icon && <Icon name={icon} />}
      <span className={styles.message}>{children}</span>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
