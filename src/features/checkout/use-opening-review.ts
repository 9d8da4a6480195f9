import { useEffect, useEffectEvent, useRef } from 'react';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { linePrice } from '@/domain/catalogue/item-price';
import { pricedLine } from '@/domain/cart/cart-review';
import { digitsOf } from '@/domain/money/money-display';
import { orderChanges, type SeenOrder } from '@/domain/order/order-review';
import { toSeenOrder, type ComposedOrder, type CheckoutData } from './placing/compose';
import { useAdjustCart } from './placing/use-adjust-cart';
import { confirmChanges } from './placing/use-placing';
import type { ChangeLine } from './use-lines';

type Opened = { page: CheckoutPage; checkout: CheckoutData; order: ComposedOrder; changeLine: ChangeLine };

/** On opening: what has become of the lines since they were put into the cart (beyond §1). */
export function useOpeningReview({ page, checkout, order, changeLine }: Opened): void {
  const adjust = useAdjustCart();
  const isAsked = useRef(false);
  const review = useEffectEvent(async () => {
    const changes = orderChanges(writtenOrder(checkout, order), toSeenOrder(order, unpaid)).filter(
      ({ kind }) => kind !== 'total',
    );
    if (changes.length === 0) return;
    if (await confirmChanges(changes, false)) await adjust(page, order, changeLine);
  });
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // What could not be adjusted is told again when the order is placed.
    review().catch(() => {});
  }, []);
}

/** How it is paid is not looked at yet. */
const unpaid = { partial: false };

/** The order as its lines were written: with the prices of then. */
function writtenOrder({ lines, config }: CheckoutData, order: ComposedOrder): SeenOrder {
  const digits = digitsOf(config);
  const now = toSeenOrder(order, unpaid);
  const written = new Map(
    lines.map((line) => {
      const today = pricedLine(line, digits);
      return [line.id, linePrice({ ...today, unit_price: line.price }, digits).total] as const;
    }),
  );
  return { ...now, lines: now.lines.map((line) => ({ ...line, total: written.get(line.id) ?? line.total })) };
}
