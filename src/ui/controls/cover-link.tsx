import type { ReactNode } from 'react';
import styles from './cover-link.module.css';
import { Link } from './link';

type Props = { href: string; lines: 1 | 2; children: ReactNode };

/** The link in the title of a card or row, which covers the whole card; controls on top of it are positioned. */
export function CoverLink({ href, lines, children }: Props) {
  return (
    <Link href={href} className={`clamp${lines} ${styles.link}`}>
      {children}
    </Link>
  );
}
