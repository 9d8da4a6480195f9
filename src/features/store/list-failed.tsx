import { useTranslation } from '@/i18n/react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** In place of a list that did not arrive. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="circle-alert"
      title={t('home.failed_title')}
      text={t('home.failed_text')}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}
