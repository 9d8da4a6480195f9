import { Icon } from '../display/icon';
import styles from './notice.module.css';
import { toneIcons, type NoticeProps } from './notice-tones';

export function Notice({ tone = 'info', icon = toneIcons[tone], live, action, children }: NoticeProps) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
