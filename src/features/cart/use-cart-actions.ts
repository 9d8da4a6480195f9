import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWriteCart } from './write-cart';
import { cartActions } from './cart-actions';

/** All cart actions with their toasts. */
export function useCartActions() {
  const write = useWriteCart();
  const { t } = useTranslation();
  return useMemo(() => cartActions(write, t), [write, t]);
}
