import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/status/empty-state';

/** The empty state (CART-02); `action` leads to the vehicles. */
export function NoVehicles({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="/images/empty-cart.webp"
      title={t('cart.your_cart_is_empty')}
      text={t('cart.no_items_added')}
      action={action}
    />
  );
}
