import { classNames } from '../class-names';
import styles from './count-badge.module.css';

type Props = { count: number; className?: string | undefined };

/** A small number in the corner of its positioned parent, whose label states it in words. Animates when it changes. */
export function CountBadge({ count, className }: Props) {
  if (count < 1) return null;
  return (
    <span key={count} className={classNames(styles.count, className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
