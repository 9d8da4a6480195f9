import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWriteCart } from './write-cart';
import { cartActions } from './cart-actions';

/** All that is done to the cart, with what the customer is told. */
export function useCartActions() {
  const write = useWriteCart();
  const { t } = useTranslation();
  return useMemo(() => cartActions(write, t), [write, t]);
}
