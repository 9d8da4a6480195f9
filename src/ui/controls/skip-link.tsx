import styles from './skip-link.module.css';

/** The first things in the body; `target` is the id of what it leads to, without one the main landmark. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string | undefined }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {label}
    </a>
  );
}

/** Among the skip links, for what is opened rather than gone to. */
export function SkipButton({ label, ...actions }: { label: string; onFocus: () => void; onClick: () => void }) {
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" {...actions}>
      {label}
    </button>
  );
}
