import { useTranslation } from 'react-i18next';
import { NotLoaded } from '@/ui/overlay/not-loaded';

type ListQuery = { isLoadingError: boolean; refetch: () => unknown };

/** Says why a field has no options, after one of its lists failed to load. */
export function ListsFailed({ of }: { of: readonly ListQuery[] }) {
  const { t } = useTranslation();
  const lost = of.filter((query) => query.isLoadingError);
  if (lost.length === 0) return null;
  return <NotLoaded title={t('home.failed_title')} onRetry={() => Promise.all(lost.map((query) => query.refetch()))} />;
}
