import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { enterTopLayer } from '@/theme/top-layer';
import { useBackButton } from './back-button';

export type ModalDialogOptions = {
  /** Leave out where the dialog is mounted only while it is open. */
  open?: boolean | undefined;
  /** Asked for by Escape, the scrim, the Back button and the cross; the owner closes. */
  onClose: () => void;
  /** Stays until a button of it is pressed. */
  insistent?: boolean | undefined;
};

/**
 * Attributes that make a `<dialog>` modal: the browser traps focus, makes the rest inert and listens to Escape;
 * this adds the scrim's click, the Back button, the locked page behind and the return of focus.
 */
export function useModalDialog({
  open = true,
  onClose,
  insistent = false,
}: ModalDialogOptions): ComponentProps<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  const close = () => {
    if (!insistent) onClose();
  };
  useBackButton(open, onClose);

  // Before paint, and closed before React takes the element away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // The browser would choose the first button, which may be one that deletes.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    first?.focus({ preventScroll: true });
    const leave = enterTopLayer(dialog);
    return () => {
      dialog.close();
      leave();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => (open ? lockPage() : undefined), [open]);

  return {
    ref,
    onCancel: (event) => {
      // A file picker inside sends its own cancel event up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onPointerDown: (event) => {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && pressedScrim.current) close();
    },
  };
}

let locks = 0;

function lockPage() {
  const page = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // The room of the scrollbar that goes, so that nothing jumps.
    page.style.paddingRight = `${innerWidth - page.clientWidth}px`;
    page.dataset.locked = '';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    page.style.paddingRight = '';
    delete page.dataset.locked;
  };
}
