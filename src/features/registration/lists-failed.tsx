import { useTranslation } from 'react-i18next';
import { NotLoaded } from '@/ui/overlay/not-loaded';

type Asked = { isLoadingError: boolean; refetch: () => unknown };

/** Why a field has nothing to choose from, where one of the lists that it offers did not arrive. */
export function ListsFailed({ of }: { of: readonly Asked[] }) {
  const { t } = useTranslation();
  const lost = of.filter((it) => it.isLoadingError);
  if (lost.length === 0) return null;
  return <NotLoaded title={t('home.failed_title')} onRetry={() => Promise.all(lost.map((it) => it.refetch()))} />;
}
