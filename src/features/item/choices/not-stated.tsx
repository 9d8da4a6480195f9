import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Says that the allergens are not stated. The sentence is one of the messages that come with the first touch of a page
 * (docs/decisions/005-messages.md); the product page shows that something stands here until then.
 */
export function NotStated() {
  const { t, i18n } = useTranslation();
  const isThere = useSyncExternalStore(
    (changed) => {
      i18n.store.on('added', changed);
      return () => i18n.store.off('added', changed);
    },
    () => i18n.exists('item.not_stated'),
    () => false,
  );
  return <>{isThere ? t('item.not_stated') : '…'}</>;
}
