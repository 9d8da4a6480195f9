import { useTranslation } from 'react-i18next';
import { SkipButton } from '@/ui/controls/skip-link';
import { CartCount } from './cart-count';

/** The way to the cart before everything else on the page, for who goes by the keyboard: the cart is no part of the page until it is opened. */
export function CartShortcut() {
  const { t } = useTranslation();
  return (
    <CartCount>
      {({ open, warm }) => <SkipButton label={t('shell.skip_cart')} onFocus={warm} onClick={open} />}
    </CartCount>
  );
}
