type Listener = (event: Event) => void;

declare global {
  /** What a customer did before the page could answer, kept by the script of `pre-hydration-script.mjs`. */
  var preHydration:
    | {
        press?: Event;
        pressed?: HTMLButtonElement | null;
        typed: (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[];
        under?: Element;
        click: Listener;
        input: Listener;
        mouseover: Listener;
        error: Listener;
      }
    | undefined;
}

/** From here on React hears everything itself; called within the task in which it takes the page over. */
export function stopKeepingEvents(): void {
  const early = globalThis.preHydration;
  if (!early) return;
  for (const it of ['click', 'input', 'mouseover', 'error'] as const) document.removeEventListener(it, early[it], true);
  // A press that is still on its way has made React take the page over, which then answers it.
  if (early.press && early.press.eventPhase !== Event.NONE) delete early.pressed;
}

/**
 * Does what was pressed, typed or pointed at before the page's scripts stood. A press waits for `missing`, the messages
 * that the page does without until it is touched: a part that needs them hears nothing before.
 */
export function replayKeptEvents(missing: () => Promise<void> | undefined): void {
  const early = globalThis.preHydration;
  if (!early) return;
  globalThis.preHydration = undefined;
  if (early.under?.isConnected) early.under.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  early.typed.filter((it) => it.isConnected).forEach(typeAgain);
  const { pressed } = early;
  if (!pressed) return;
  const press = () => void (pressed.isConnected && pressed.click());
  const messages = missing();
  if (messages) void messages.then(() => setTimeout(press));
  else press();
}

/** React takes only a change of what it knows for one, and it has read what stands there as the first state. */
function typeAgain(field: NonNullable<typeof globalThis.preHydration>['typed'][number]): void {
  // A key that is released has React take over, and read, a part of the page that it has not come to yet.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  if (field instanceof HTMLSelectElement) return void field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !field.checked;
    return field.click();
  }
  const { value } = field;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!value || !write) return;
  field.value = '';
  write.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
