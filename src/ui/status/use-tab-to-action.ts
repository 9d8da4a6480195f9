import { useLayoutEffect, type RefObject } from 'react';

/** What a message offers, apart from the cross that every one has. */
const ACTION = '[role] span button';

/**
 * The next Tab leads into a message that offers something, which stands far away at the end of the page, and from there
 * back to where it came from; whoever has been there goes on as before.
 */
export function useTabToAction(region: RefObject<HTMLElement | null>, count: number): void {
  // With the message itself: a Tab may follow it at once.
  useLayoutEffect(() => {
    const action = region.current?.querySelector<HTMLElement>(ACTION);
    if (!action) return;
    let from: HTMLElement | null = null;
    const isInside = () => region.current?.contains(document.activeElement) ?? false;
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || from || isInside() || !action.isConnected) return;
      from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      action.focus();
      event.preventDefault();
    };
    const leave = (event: KeyboardEvent) => {
      const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
      const last = event.shiftKey ? buttons[0] : buttons.at(-1);
      if (event.key !== 'Tab' || !isInside() || document.activeElement !== last) return;
      event.preventDefault();
      from?.focus();
    };
    // The focus goes back first: what the press opens gives it back to where it was before, and by then the message is
    // gone.
    const press = () => from?.isConnected && isInside() && from.focus({ preventScroll: true });
    const around = region.current;
    document.addEventListener('keydown', enter);
    around?.addEventListener('keydown', leave);
    around?.addEventListener('click', press, { capture: true });
    return () => {
      document.removeEventListener('keydown', enter);
      around?.removeEventListener('keydown', leave);
      around?.removeEventListener('click', press, { capture: true });
    };
  }, [region, count]);
}
