import { SkeletonLine } from '@/ui/overlay/skeleton';
import styles from './cancel-dialog.module.css';

/** As many as a market mostly has. */
const REASONS = 5;

/** As high as the reasons, so that what stands below them hardly moves when they come. */
export function ReasonsSkeleton() {
  return Array.from({ length: REASONS }, (_, index) => (
    <div key={index} className={styles.waiting}>
      <SkeletonLine width="most" />
    </div>
  ));
}
