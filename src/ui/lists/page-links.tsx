import { LinkChip } from '../controls/link-chip';
import chips from '../controls/chip.module.css';
import styles from './page-links.module.css';

type Props = { label: string; pages: readonly { number: number; href: string }[]; current: number };

/** Links to the pages of an endless list, for crawlers and for browsers without scripts. */
export function PageLinks({ label, pages, current }: Props) {
  if (pages.length === 0) return null;
  return (
    <nav className={`${chips.wrap} ${styles.pages}`} aria-label={label}>
      {pages.map(({ number, href }) => (
        <LinkChip key={number} href={href} current={number === current}>
          {number}
        </LinkChip>
      ))}
    </nav>
  );
}
