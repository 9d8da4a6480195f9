import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { Icon } from './icon';
import type { IconName } from './icons';

type Props = {
  /** `offer` is a discount, `plain` is for use on pictures, the others express a state. */
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

/** The square mark with a dot or a triangle; `label` is its meaning in words. */
export function VegMark({ veg, label }: { veg: boolean; label: string }) {
  return <span className={veg ? styles.veg : styles.nonVeg} role="img" aria-label={label} />;
}
