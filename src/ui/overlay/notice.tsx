import Alert from '@mui/material/Alert';
import { Icon } from '../display/icon';
import styles from '../status/notice.module.css';
import { toneIcons, type NoticeProps } from '../status/notice-tones';

/** MUI's alert with the style sheet of the plain notice. */
export function Notice({ tone = 'info', icon = toneIcons[tone], live, action, children }: NoticeProps) {
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
