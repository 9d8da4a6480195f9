import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { Icon } from './icon';
import type { IconName } from './icons';

type Props = {
  /** `offer` is a discount, `plain` stands on pictures, the others state a meaning. */
  tone?: 'offer' | 'plain' | 'soft' | 'good' | 'warn' | 'bad' | 'grey' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'grey', icon, children }: Props) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

/** The square with a dot or a triangle; `label` says in words what it means. */
export function VegMark({ veg, label }: { veg: boolean; label: string }) {
  return <span className={veg ? styles.veg : styles.nonVeg} role="img" aria-label={label} />;
}
