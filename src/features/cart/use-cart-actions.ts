import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cartActions } from './cart-actions';

/** All that is done to the cart, with what the customer is told. */
export function useCartActions() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => cartActions(client, t), [client, t]);
}
