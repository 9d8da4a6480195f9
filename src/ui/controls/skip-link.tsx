import styles from './skip-link.module.css';

/** The first thing in the body; `target` is the id of the main landmark. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string | undefined }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {label}
    </a>
  );
}
