import type { ReactNode } from 'react';
import { IconDisc } from './icon-disc';
import styles from './icon-rows.module.css';
import type { IconName } from './icons';

/** The places of a route, each with an icon and connected to the next. */
export function IconRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** Its paragraphs are muted. */
export function IconRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <IconDisc name={icon} />
      <div>{children}</div>
    </li>
  );
}
