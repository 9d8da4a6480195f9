import { SkeletonLine } from '@/ui/overlay/skeleton';
import styles from './cancel-dialog.module.css';

/** The typical number of reasons in a market. */
const REASONS = 5;

/** As high as the reasons, to avoid a layout shift when they load. */
export function ReasonsSkeleton() {
  return Array.from({ length: REASONS }, (_, index) => (
    <div key={index} className={styles.waiting}>
      <SkeletonLine width="most" />
    </div>
  ));
}
