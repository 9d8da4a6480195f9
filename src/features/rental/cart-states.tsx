import { useTranslation } from '@/i18n/react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { ReactNode } from 'react';

/** The cart of vehicles could not be read. */
export function CartNotLoaded({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="circle-alert"
      title={t('cart.not_loaded')}
      action={<Button onClick={() => void onRetry()}>{t('ui.retry')}</Button>}
    />
  );
}

/** No vehicle is in it (CART-02); `action` leads to them. */
export function NoVehicles({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="/images/empty-cart.webp"
      title={t('cart.your_cart_is_empty')}
      text={t('rental.no_vehicles_added')}
      action={action}
    />
  );
}
