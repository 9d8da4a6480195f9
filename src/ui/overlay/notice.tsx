import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from '../status/notice.module.css';
import { toneIcons, type Tone } from '../status/notice-tones';

type Props = {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  /** It appears in answer to what was done: read aloud at once. */
  live?: boolean | undefined;
  /** A button at the end. */
  action?: ReactNode;
  children: ReactNode;
};

/** MUI's alert in the dress of the plain notice, by the same sheet. */
export function Notice({ tone = 'info', icon = toneIcons[tone], live, action, children }: Props) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : 'none';
  return (
    <Alert
      className={`${styles.notice} ${styles[tone]}`}
      role={role}
      icon={<Icon name={icon} />}
      action={action}
      slotProps={{ message: { className: styles.text ?? '' } }}
    >
      {children}
    </Alert>
  );
}
