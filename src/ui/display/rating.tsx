import { classNames } from '../class-names';
import { Icon } from './icon';
import styles from './rating.module.css';

type Props = {
  /** Formatted value (`domain/catalogue/rating.ts`). */
  value: string;
  /** Formatted count, without brackets. */
  count?: string | undefined;
  /** For screen readers: "4.7 out of 5, 1,240 ratings". */
  label: string;
  className?: string | undefined;
};

export function Rating({ value, count, label, className }: Props) {
  return (
    <span className={classNames(styles.rating, className)}>
      <Icon name="star" filled className={styles.star} />
      <span className={styles.figures} aria-hidden="true">
        <bdi className="num">{value}</bdi>
        {count && <bdi className={`num ${styles.count}`}>{`(${count})`}</bdi>}
      </span>
      <span className="vh">{label}</span>
    </span>
  );
}

/** Five stars, filled in steps of one half (PRICE-03). */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} fill={value >= star ? 'full' : value >= star - 0.5 ? 'half' : 'off'} />
      ))}
    </span>
  );
}

function Star({ fill }: { fill: 'full' | 'half' | 'off' }) {
  return (
    <span className={styles.place} data-fill={fill}>
      <Icon name="star" filled className={fill === 'full' ? undefined : styles.off} />
      {fill === 'half' && (
        <span className={styles.half}>
          <Icon name="star" filled />
        </span>
      )}
    </span>
  );
}
