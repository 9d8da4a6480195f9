import { useTranslation } from 'react-i18next';
import { SkeletonBox, SkeletonLine } from '@/ui/status/skeleton';

/**
 * A skeleton for a section of the profile while its code and data load. `title` is the page's heading where there is
 * none yet.
 */
export function PersonalSkeleton({ title }: { title?: string }) {
  const { t } = useTranslation();
  return (
    <div className="stack16" aria-busy="true">
      {title && <h1 className="vh">{title}</h1>}
      <p className="vh" role="status">
        {t('ui.loading')}
      </p>
      <SkeletonLine width="half" />
      <SkeletonBox shape="bar" />
      <SkeletonBox shape="bar" />
      <SkeletonLine width="most" />
      <SkeletonBox shape="bar" />
    </div>
  );
}
