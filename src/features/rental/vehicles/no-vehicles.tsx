import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/status/empty-state';

/** No vehicle is in it (CART-02); `action` leads to them. */
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
