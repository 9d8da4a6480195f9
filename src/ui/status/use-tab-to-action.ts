import { useLayoutEffect, type RefObject } from 'react';

/** The action of a message, apart from its close button. */
const ACTION = '[role] span button';

/**
 * The next Tab moves the focus into a message with an action, which is at the far end of the page; Tab on its last
 * button returns to where the focus was. This happens once per message.
 */
export function useTabToAction(region: RefObject<HTMLElement | null>, count: number): void {
  // In a layout effect: a Tab may follow immediately.
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
    // The focus returns first: what the press opens restores the focus later, and the message is gone by then.
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
