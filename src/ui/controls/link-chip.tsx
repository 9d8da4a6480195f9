import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Link } from './link';

type Props = { href: string; current?: boolean | undefined; scroll?: boolean | undefined; children: ReactNode };

/** A link with the look of a chip; `current` marks the page that is shown. */
export function LinkChip({ href, current, scroll, children }: Props) {
  return (
    <Link className={styles.chip} href={href} scroll={scroll ?? true} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
