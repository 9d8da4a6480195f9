import { useTranslation } from 'react-i18next';
import { EmptyState } from '../status/empty-state';
import { Button } from './button';

type Props = { title: string; text?: string; onRetry: () => unknown };

/** In place of what did not arrive; a second failure leaves it as it is. */
export function NotLoaded({ title, text, onRetry }: Props) {
  const { t } = useTranslation();
  const again = () => void Promise.resolve(onRetry()).catch(() => {});
  return (
    <EmptyState
      icon="circle-alert"
      title={title}
      text={text}
      action={<Button onClick={again}>{t('ui.retry')}</Button>}
    />
  );
}
