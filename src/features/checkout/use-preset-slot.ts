import { useEffect, useEffectEvent, useRef } from 'react';
import { firstSlotOfMost } from '@/domain/checkout/slot-of-items';
import type { TimeSlot } from '@/domain/checkout/time-slots';
import type { ChangeDraft, Draft } from './draft';
import { composeOrder, slotKey, type CheckoutData, type ComposedOrder } from './placing/compose';

type Ordered = {
  checkout: CheckoutData;
  order: ComposedOrder;
  draft: Draft;
  change: ChangeDraft;
  /** The order is being placed: its time stays. */
  isBusy: boolean;
};

/**
 * On opening, where something is not sold now, preselects the first time at which it is sold. A preselected time is found
 * anew on the next opening and when a line goes: once all are sold now, the order is for now again (ITEM-31).
 */
export function usePresetSlot({ checkout, order, draft, change, isBusy }: Ordered): void {
  const hasOpened = useRef(false);
  const preset = useEffectEvent(() => {
    if (isBusy || (hasOpened.current && !draft.slot_preset)) return;
    hasOpened.current = true;
    if (!draft.slot_preset && !order.slot?.is_now) return;
    const atNow = composeOrder(checkout, { ...draft, slot: 'now' });
    const first = atNow.slot && slotOfLines(atNow, checkout);
    const slot = first ? slotKey(first) : 'now';
    if (slot !== draft.slot) change({ slot, slot_preset: slot !== 'now' });
  });
  const ids = order.lines.map(({ line }) => line.id).join();
  useEffect(() => preset(), [ids]);
}

/** The first time at which most of the lines are sold; null where all are sold now. */
function slotOfLines({ lines, slots }: ComposedOrder, { now }: CheckoutData): TimeSlot | null {
  if (!lines.some(({ is_later }) => is_later)) return null;
  const orderable = lines.filter(({ problem, is_later }) => !problem || is_later);
  return firstSlotOfMost(
    slots,
    orderable.map(({ line }) => line.item),
    now,
  );
}
