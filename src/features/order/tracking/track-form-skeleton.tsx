import { SkeletonBox } from '@/ui/status/skeleton';
import styles from './track-form.module.css';

export function TrackFormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <SkeletonBox shape="bar" />
      <SkeletonBox shape="bar" />
      <SkeletonBox shape="bar" />
    </div>
  );
}
