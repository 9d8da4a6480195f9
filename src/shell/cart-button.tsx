import { useTranslation } from '@/i18n/react';
import { useCartCount } from '@/features/cart/api';
import { IconButton } from '@/ui/icon-button';

const cart = () => import('@/features/cart/open-cart');
export const openCart = () => void cart().then((it) => it.openCart());

export function CartButton() {
  const { t } = useTranslation();
  const count = useCartCount();
  return (
    <IconButton
      icon="shopping-bag"
      label={count > 0 ? t('shell.cart_with', { count }) : t('shell.cart')}
      count={count}
      aria-haspopup="dialog"
      onPointerEnter={() => void cart()}
      onClick={openCart}
    />
  );
}
