import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state';

type Props = { title: string; text?: string; onRetry: () => unknown };

/**
 * Creates the notice that replaces content that failed to load, with the plain or the MUI button. After a second
 * failure the notice stays as it is.
 */
export function notLoadedWith(Button: ComponentType<{ onClick: () => void; children: ReactNode }>) {
  return function NotLoaded({ title, text, onRetry }: Props) {
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
  };
}
