import { useTranslation } from 'react-i18next';
import { NotLoaded } from '@/ui/status/not-loaded';

/** Shown instead of a list that failed to load. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <NotLoaded title={t('home.failed_title')} text={t('home.failed_text')} onRetry={onRetry} />;
}
