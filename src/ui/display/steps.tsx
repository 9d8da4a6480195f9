import { Icon } from './icon';
import styles from './steps.module.css';

/** Progress through several steps; `at` counts from 0, and all steps are done when it equals their number. */
export function Steps({ labels, at }: { labels: readonly string[]; at: number }) {
  return (
    <ol className={styles.steps}>
      {labels.map((label, n) => (
        <li
          key={label}
          data-state={n < at ? 'done' : n === at ? 'now' : 'later'}
          aria-current={n === at ? 'step' : undefined}
        >
          <span className={styles.mark}>{n < at ? <Icon name="check" size={16} /> : n + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  );
}
