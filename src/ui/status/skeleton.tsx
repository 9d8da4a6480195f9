import { Grid } from '../lists/grid';
import styles from './skeleton.module.css';

/** Placeholders of loading content. They are hidden from screen readers: the loading region has `aria-busy`. */
export function SkeletonLine({ width = 'full' }: { width?: 'full' | 'most' | 'half' | undefined }) {
  return <span className={`${styles.skeleton} ${styles.line} ${styles[width]}`} aria-hidden="true" />;
}

export function SkeletonBox({ shape = 'picture' }: { shape?: 'picture' | 'bar' | 'tile' | undefined }) {
  return <span className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />;
}

export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <SkeletonBox />
      <SkeletonLine width="most" />
      <SkeletonLine width="half" />
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={styles.row} aria-hidden="true">
      <SkeletonBox shape="tile" />
      <div>
        <SkeletonLine width="half" />
        <SkeletonLine width="most" />
      </div>
    </div>
  );
}

export function SkeletonGrid({ of, count = 8 }: { of: 'stores' | 'items' | 'vehicles'; count?: number | undefined }) {
  return (
    <Grid of={of}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Grid>
  );
}

export function SkeletonRows({ count = 4 }: { count?: number | undefined }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  );
}
