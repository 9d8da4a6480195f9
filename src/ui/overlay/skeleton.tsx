import MuiSkeleton from '@mui/material/Skeleton';
import styles from '../status/skeleton.module.css';

/** Placeholders of loading content. They are hidden from screen readers: the loading region has `aria-busy`. */
export function SkeletonBox({ shape = 'picture' }: { shape?: 'picture' | 'bar' | 'tile' | undefined }) {
  return <Shape className={styles[shape]} />;
}

export function SkeletonLine({ width = 'full' }: { width?: 'full' | 'most' | 'half' | undefined }) {
  return <Shape className={`${styles.line} ${styles[width]}`} />;
}

export function SkeletonRows({ count = 4 }: { count?: number | undefined }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <SkeletonBox shape="tile" />
          <div>
            <SkeletonLine width="half" />
            <SkeletonLine width="most" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The style sheet of the plain skeletons draws it, including the shimmer. */
function Shape({ className }: { className: string | undefined }) {
  return (
    <MuiSkeleton
      variant="rectangular"
      animation={false}
      aria-hidden
      className={`${styles.skeleton} ${className ?? ''}`}
    />
  );
}
