import styles from './progress-bar.module.css';

type Props = {
  /** Percent, 0 to 100. */
  percent: number;
  label: string;
  /** `star` is for the shares of a rating. */
  tone?: 'accent' | 'star' | undefined;
};

export function ProgressBar({ percent, label, tone = 'accent' }: Props) {
  return <progress className={`${styles.progress} ${styles[tone]}`} value={percent} max={100} aria-label={label} />;
}
