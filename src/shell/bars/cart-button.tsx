import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/controls/icon-button';
import { CartCount } from './cart-count';

export function CartButton() {
  const { t } = useTranslation();
  return (
    <CartCount>
      {({ count, open, warm }) => (
        <IconButton
          icon="shopping-bag"
          label={count > 0 ? t('shell.cart_with', { count }) : t('shell.cart')}
          count={count}
          aria-haspopup="dialog"
          onPointerEnter={warm}
          onClick={open}
        />
      )}
    </CartCount>
  );
}
