import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onCartDropped } from '@/features/auth/dropped-cart-port';
import { importPart } from '@/lib/import-part';

/** Tells of the cart that the customer has not kept at sign-in, with an Undo. */
export function useDroppedCarts(): void {
  const client = useQueryClient();
  const { t } = useTranslation();
  useEffect(() => {
    onCartDropped(async (carts) =>
      (await importPart(() => import('./undo-cart-choice'))).tellDropped(carts, { client, t }),
    );
  }, [client, t]);
}
