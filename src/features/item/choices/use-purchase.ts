import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseButton } from '@/domain/catalogue/item-actions';
import type { VariationProblem } from '@/domain/catalogue/variation';
import { toast } from '@/lib/toast';
import { useCartPort } from '../cart-port';
import type { ItemForm } from './use-item-form';

export type Purchase = {
  press: (button: PurchaseButton) => void;
  /** The button whose call is pending. */
  pending: PurchaseButton | null;
  /** The first invalid variation group, once a button was pressed. */
  problem: VariationProblem | undefined;
};

/**
 * The actions of the purchase buttons. `onDone` follows an addition, an update or a purchase. Spec: ordering §4 and §5.
 */
export function usePurchase(form: ItemForm, onDone: () => void = () => {}): Purchase {
  const { t } = useTranslation();
  const cart = useCartPort();
  const [pending, setPending] = useState<PurchaseButton | null>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const problem = form.problems[0];

  function press(button: PurchaseButton) {
    setWasPressed(true);
    if (problem) return showProblem();
    if (button === 'update_cart' && form.isUnchanged) return void toast.warning(t('item.no_changes'));
    const { line, choice } = form;
    if (button === 'buy_now' || button === 'order_now' || choice.item_type === 'ItemCampaign') {
      onDone();
      return cart.buyNow(choice);
    }
    setPending(button);
    const written = button === 'update_cart' && line ? cart.update(line.id, choice) : cart.add(choice);
    // The cart reports the failure itself; the choices stay.
    written.then(onDone, () => {}).finally(() => setPending(null));
  }

  return { press, pending, problem: wasPressed ? problem : undefined };
}

/** The group shows the message itself and gets the focus. */
function showProblem() {
  requestAnimationFrame(() => {
    const group = document.querySelector<HTMLElement>('[data-problem]');
    group?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    group?.focus({ preventScroll: true });
  });
}
