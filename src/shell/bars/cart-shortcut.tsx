import { useTranslation } from 'react-i18next';
import { onIntent } from '@/ui/controls/on-intent';
import { SkipButton } from '@/ui/controls/skip-link';
import { CartCount } from './cart-count';

/** A skip link that opens the cart, for keyboard users: the cart is not in the page until it is opened. */
export function CartShortcut() {
  const { t } = useTranslation();
  return (
    <CartCount>
      {({ open, load }) => <SkipButton label={t('shell.skip_cart')} {...onIntent(load)} onClick={open} />}
    </CartCount>
  );
}
