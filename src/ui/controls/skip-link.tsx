import type { ComponentProps } from 'react';
import styles from './skip-link.module.css';

/** A skip link at the start of the body; `target` is the id of its destination, by default the main landmark. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string | undefined }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {label}
    </a>
  );
}

/** A skip link that opens something instead of navigating. */
export function SkipButton({ label, ...actions }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" {...actions}>
      {label}
    </button>
  );
}
