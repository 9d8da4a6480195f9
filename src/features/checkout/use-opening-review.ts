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

type Opened = {
  page: CheckoutPage;
  checkout: CheckoutData;
  order: ComposedOrder;
  changeLine: ChangeLine;
};

/**
 * On opening, reports what has changed in the lines since they were added to the cart (beyond §1). What is only not sold
 * at the chosen time stays (ITEM-31).
 */
export function useOpeningReview({ page, checkout, order: opened, changeLine }: Opened): void {
  const adjust = useAdjustCart();
  const isAsked = useRef(false);
  const review = useEffectEvent(async () => {
    const order = { ...opened, lines: opened.lines.filter(({ is_later }) => !is_later) };
    const changes = orderChanges(writtenOrder(checkout, order), toSeenOrder(order, unpaid)).filter(
      ({ kind }) => kind !== 'total',
    );
    if (changes.length === 0) return;
    if (await confirmChanges(changes, false)) await adjust(page, order, changeLine);
  });
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // A failed adjustment is reported again when the order is placed.
    review().catch(() => {});
  }, []);
}

/** Payment is not compared yet. */
const unpaid = { partial: false };

/** The order with the prices at the time its lines were added. */
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
