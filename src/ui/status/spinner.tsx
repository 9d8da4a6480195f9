import styles from './spinner.module.css';

/** Decoration of something that is busy and says so itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
