import { SkeletonBox, SkeletonLine } from '@/ui/status/skeleton';
import styles from './placed-tracking.module.css';

/** As high as what comes, so that the link below it stays where somebody presses it. */
export function PlacedTrackingSkeleton() {
  return (
    <div className={`${styles.tracking} ${styles.mapped}`} aria-hidden="true">
      <div className={styles.picture}>
        <SkeletonBox />
      </div>
      <SkeletonLine width="half" />
      <SkeletonLine width="most" />
    </div>
  );
}
