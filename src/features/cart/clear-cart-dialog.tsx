import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

type Props = {
  /** `replace` puts an item of another store in place of the current lines. */
  why: 'replace' | 'empty';
};

/** Cancel and 'Clear Cart', shortened to 'Clear' where there is little room (CART-10). */
export function ClearCartDialog({ why, onClose }: Props & Closing<boolean>) {
  const { t } = useTranslation();
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  return (
    <ConfirmDialog
      title={t(why === 'replace' ? 'cart.replace_the_cart' : 'cart.empty_the_cart')}
      text={t(why === 'replace' ? 'cart.you_have_item_from_another_store_in_cart' : 'cart.empty_the_cart_text')}
      confirmLabel={t(isWide ? 'cart.clear_cart' : 'cart.clear')}
      isDestructive={why === 'empty'}
      onAnswer={onClose}
    />
  );
}

/** From this width on, a modal is centred instead of a bottom sheet. */
const WIDE = '(min-width: 640px)';

function subscribe(notify: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener('change', notify);
  return () => width.removeEventListener('change', notify);
}
