import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { useConfig } from '@/features/config/api';
import type { CartPort } from '@/features/item/cart-port';
import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';
import type { cartPortWriting } from './cart-port-writing';

type Writing = ReturnType<typeof cartPortWriting>;

let loaded: typeof cartPortWriting | undefined;
/** Loads the writing part of the port, with its messages. */
export async function loadWriting() {
  const [mod] = await Promise.all([importPart(() => import('./cart-port-writing')), missingMessages()]);
  return (loaded = mod.cartPortWriting);
}

/** The writing functions of the port, for the lines that are shown. */
export function useCartPortWriting() {
  const client = useQueryClient();
  const config = useConfig();
  const { t } = useTranslation();

  return useMemo(() => {
    const room = { client, config, t };
    const writing = async () => (await loadWriting())(room);
    return (lines: readonly CartLine[]): Omit<CartPort, 'quantityOf' | 'lineOf'> => {
      function onLine(id: number, act: (line: CartLine, writer: Writing) => void) {
        const line = lines.find((line) => line.id === id);
        if (!line) return;
        if (loaded) act(line, loaded(room));
        else void writing().then((writer) => act(line, writer));
      }
      return {
        add: async (choice) => (await writing()).add(choice),
        update: async (id, choice) => (await writing()).update(id, choice),
        setQuantity: (id, quantity) => onLine(id, (line, writer) => writer.setQuantity(line, quantity)),
        remove: (id) => onLine(id, (line, writer) => writer.remove(line)),
        buyNow: (choice) => void writing().then((writer) => writer.buyNow(choice)),
      };
    };
  }, [client, config, t]);
}
