import { useTranslation } from 'react-i18next';
import { SkeletonBox, SkeletonLine } from '@/ui/status/skeleton';

/** The room of a personal section while its code and data come; `title` is the heading of a page that has no other yet. */
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
