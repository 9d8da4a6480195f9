import type { TFunction } from 'i18next';
import { toast } from '@/lib/toast';
import { bringBack, retryOption, type Former } from './bring-back';
import { exchange, fetchHeld, type Replaceable } from './tell-replaced';

/** A cart into which removed lines come back. */
export type Restorable<Whole> = Replaceable<Whole> & {
  /** Whether they can not be beside what it holds: an order is of one store, a trip of one provider. */
  isOthers: (held: Whole, back: Whole) => boolean;
  /** The lines as they come beside what it holds; those of `toFormer` where nothing depends on that. */
  toBeside?: (back: Whole, held: Whole) => Former<Whole>[];
};

/** Beside what the cart holds now, but in place of what is of another store or provider. Spec: CART-13; beyond §2.19. */
export async function restoreRemoved<Whole>(cart: Restorable<Whole>, back: Whole, t: TFunction): Promise<void> {
  const { isOthers, toFormer, toBeside = toFormer, whichCart } = cart;
  let act = () => {};
  // The cart may have become another one while it is asked for.
  const { action } = retryOption({ act: () => act(), whichCart }, t);
  const held = await fetchHeld(cart, back);
  if (held === undefined) return tellUnknown(cart, back, t);
  const own = { run: (write: Parameters<typeof cart.run>[0]) => cart.run(write, back), whichCart };
  if (isOthers(held, back)) act = () => void exchange(cart, { gone: back }, t);
  else act = () => void bringBack(own, toBeside(back, held), t);
  action?.act();
}

/** Nobody knows what the cart holds: of another store's items, it must not be added to. */
function tellUnknown<Whole>(cart: Restorable<Whole>, back: Whole, t: TFunction): void {
  const names = cart.toFormer(back).map(({ name }) => name);
  const retry = retryOption({ act: () => void restoreRemoved(cart, back, t), whichCart: cart.whichCart }, t);
  void toast.error(t('cart.not_brought_back', { names }), retry);
}
