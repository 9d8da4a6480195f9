import type { ReactNode } from 'react';
import styles from './small-print.module.css';

/** A note beside a form, with a link to more. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return <p className={`t14 muted ${styles.print}`}>{children}</p>;
}
