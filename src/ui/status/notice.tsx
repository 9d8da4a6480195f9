import type { ReactNode } from 'react';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from './notice.module.css';
import { toneIcons, type Tone } from './notice-tones';

type Props = {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  /** It appears in answer to what was done: read aloud at once. */
  live?: boolean | undefined;
  /** A button at the end. */
  action?: ReactNode;
  children: ReactNode;
};

export function Notice({ tone = 'info', icon = toneIcons[tone], live, action, children }: Props) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
