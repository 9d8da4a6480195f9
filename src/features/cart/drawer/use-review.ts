import { useEffect, useEffectEvent, useState } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import { lineChanges, lineProblem, todaysPrice, type LineChange } from '@/domain/cart/cart-review';
import { digitsOf } from '@/domain/money/money-display';
import { useConfig } from '@/features/config/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { useCart } from '../api';
import { toLineChoice } from '../cart-writes';
import { ignoreReported } from '../cart-actions';
import { useCartActions } from '../use-cart-actions';

export type Review = {
  /** The changes of each line since the customer last saw it, by line id. They stay while the drawer is open. */
  changes: ReadonlyMap<number, LineChange[]>;
  is_reading: boolean;
};

/** Refetches the cart when it opens, shows what has changed and updates the lines (beyond §1). */
export function useReview(): Review {
  const { lines, refresh } = useCart();
  const actions = useCartActions();
  const config = useConfig();
  const digits = digitsOf(config);
  const now = useStoreTime();
  const [review, setReview] = useState<Review>({ changes: new Map(), is_reading: true });

  function bringUpToDate(line: CartLine, changes: readonly LineChange[]) {
    const less = changes.find(({ kind }) => kind === 'quantity');
    const choice = { ...toLineChoice(line), price: todaysPrice(line, digits), quantity: less?.after ?? line.quantity };
    ignoreReported(actions.update(line.id, choice));
  }

  const read = useEffectEvent(async () => {
    const seen = new Map(lines?.map((line) => [line.id, line]));
    const orderable = (await refresh()).filter((line) => lineProblem(line, now, config) === null);
    const changes = new Map(orderable.map((line) => [line.id, lineChanges(line, seen.get(line.id), digits)]));
    for (const line of orderable) {
      const own = changes.get(line.id) ?? [];
      if (own.some(({ kind }) => kind === 'quantity') || todaysPrice(line, digits) !== line.price) {
        bringUpToDate(line, own);
      }
    }
    return changes;
  });

  useEffect(() => {
    let isOpen = true;
    const tell = (changes: Review['changes']) => isOpen && setReview({ changes, is_reading: false });
    // The drawer itself shows that the cart failed to load.
    read().then(tell, () => tell(new Map()));
    return () => {
      isOpen = false;
    };
  }, []);

  return review;
}
