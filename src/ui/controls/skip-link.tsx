import styles from './skip-link.module.css';

/** The first things in the body; `target` is the id of what it leads to, without one the main landmark. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string | undefined }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {label}
    </a>
  );
}
