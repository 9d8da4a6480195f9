import styles from './spinner.module.css';

/** Decoration; the busy element announces itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
