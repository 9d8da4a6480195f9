import { Icon } from '@/ui/display/icon';
import styles from './profile.module.css';

/** Always a square in a circle (PROF-22). */
export function Avatar({ src, large }: { src: string | null; large?: boolean }) {
  return (
    <span className={large ? `${styles.avatar} ${styles.large}` : styles.avatar}>
      {src ? <img src={src} alt="" width={96} height={96} /> : <Icon name="user" size={24} />}
    </span>
  );
}
