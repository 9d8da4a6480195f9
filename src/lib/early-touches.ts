type Listener = (event: Event) => void;

declare global {
  /** What a customer did before the page could answer, kept by the script of `late-scripts.mjs`. */
  var earlyTouches:
    | {
        pressed?: HTMLButtonElement | null;
        typed: HTMLInputElement[];
        under?: Element;
        click: Listener;
        input: Listener;
        mouseover: Listener;
      }
    | undefined;
}

/** Does what was pressed, typed or pointed at before the page's scripts stood; called when they do. */
export function answerEarlyTouches(): void {
  const early = globalThis.earlyTouches;
  if (!early) return;
  globalThis.earlyTouches = undefined;
  for (const it of ['click', 'input', 'mouseover'] as const) document.removeEventListener(it, early[it], true);
  if (early.under?.isConnected) early.under.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  early.typed.filter((it) => it.isConnected).forEach(typeAgain);
  if (early.pressed?.isConnected) early.pressed.click();
}

/** React takes only a change of what it knows for typing, and it has read the typed text as the first one. */
function typeAgain(field: HTMLInputElement): void {
  const { value } = field;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!value || !write) return;
  field.value = '';
  write.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
