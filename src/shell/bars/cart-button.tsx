import { useTranslation } from 'react-i18next';
import { onIntent } from '@/ui/controls/on-intent';
import { IconButton } from '@/ui/controls/icon-button';
import { CartCount } from './cart-count';

export function CartButton() {
  const { t } = useTranslation();
  return (
    <CartCount>
      {({ count, open, load }) => (
        <IconButton
          icon="shopping-bag"
          label={count > 0 ? t('shell.cart_with', { count }) : t('shell.cart')}
          count={count}
          aria-haspopup="dialog"
          {...onIntent(load)}
          onClick={open}
        />
      )}
    </CartCount>
  );
}
