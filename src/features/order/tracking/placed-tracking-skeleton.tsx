import { SkeletonBox, SkeletonLine } from '@/ui/status/skeleton';
import styles from './placed-tracking.module.css';

/** As high as the content, so that the link below does not move when it loads. */
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
