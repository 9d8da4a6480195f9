import styles from './progress-bar.module.css';

type Props = {
  /** Percent, 0 to 100. */
  percent: number;
  label: string;
};

/** The share of a rating. */
export function ProgressBar({ percent, label }: Props) {
  return <progress className={styles.progress} value={percent} max={100} aria-label={label} />;
}
