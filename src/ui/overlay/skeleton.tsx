import MuiSkeleton from '@mui/material/Skeleton';
import styles from '../status/skeleton.module.css';

/** Shapes of what comes. They are hidden from screen readers: the region that loads says `aria-busy`. */
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

/** The sheet of the plain skeletons draws it, the light that runs over it included. */
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
