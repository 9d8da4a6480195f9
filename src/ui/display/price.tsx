import { classNames } from '../class-names';
import styles from './price.module.css';

type Props = {
  /** Formatted. */
  now: string;
  /** The formatted price before the discount; only if there is one. */
  was?: string | undefined;
  /** Unit: "/ kg". */
  per?: string | undefined;
  /** Screen reader text before each amount: "Price now", "Price before". */
  nowLabel?: string | undefined;
  wasLabel?: string | undefined;
  /** Font size: `total` is 20, `hero` 28. */
  size?: 'body' | 'total' | 'hero' | undefined;
};

export function Price({ now, was, per, nowLabel, wasLabel, size = 'body' }: Props) {
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.now}>
        {was && nowLabel && <span className="vh">{nowLabel} </span>}
        <bdi className="num">{now}</bdi>
        {per && <small className={styles.per}> {per}</small>}
      </span>
      {was && (
        <s className={styles.was}>
          {wasLabel && <span className="vh">{wasLabel} </span>}
          <bdi className="num">{was}</bdi>
        </s>
      )}
    </span>
  );
}
