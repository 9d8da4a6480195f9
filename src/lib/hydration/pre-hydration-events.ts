type Listener = (event: Event) => void;

declare global {
  /** The customer's actions before hydration, recorded by the script of `pre-hydration-script.mjs`. */
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

/**
 * Marks a part of a page that waits for its messages (`WithMessages`): until they have loaded, React does not handle
 * events within it, though it handles all events around it.
 */
export const WAITING = 'data-waiting';

const isWaiting = (element: Element) => element.closest(`[${WAITING}]`) !== null;
const hasWaitingPart = () => document.querySelector(`[${WAITING}]`) !== null;

type Kept = NonNullable<typeof globalThis.preHydration>;
const all = ['click', 'input', 'mouseover', 'error'] as const;

/** Stops recording outside of waiting parts; called in the task in which React hydrates the page. */
export function stopKeepingEvents(): void {
  const early = globalThis.preHydration;
  if (!early) return;
  stopListening(early, hasWaitingPart() ? ['mouseover', 'error'] : all);
  // A press that is still in progress has triggered hydration, so React handles it.
  const isOnItsWay = early.press && early.press.eventPhase !== Event.NONE;
  if (isOnItsWay && early.pressed && !isWaiting(early.pressed)) delete early.pressed;
}

/**
 * Replays what was pressed, typed or pointed at before the page's scripts had run; in waiting parts once the `missing`
 * messages have loaded.
 */
export function replayKeptEvents(missing: () => Promise<void> | undefined): void {
  const early = globalThis.preHydration;
  if (!early) return;
  const messages = hasWaitingPart() ? missing() : undefined;
  replay(early, (event) => !messages || !isWaiting(event));
  if (!messages) return end(early);
  void messages.then(() => {
    end(early);
    setTimeout(() => replay(early, isWaiting));
  });
}

function end(early: Kept): void {
  stopListening(early, all);
  globalThis.preHydration = undefined;
}

function stopListening(early: Kept, kinds: readonly (typeof all)[number][]): void {
  for (const kind of kinds) document.removeEventListener(kind, early[kind], true);
}

function replay({ under, typed, pressed }: Kept, isMeant: (element: Element) => boolean): void {
  const counts = (element: Element | null | undefined) => element?.isConnected && isMeant(element);
  if (counts(under)) under?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  typed.filter(counts).forEach(typeAgain);
  if (counts(pressed)) pressed?.click();
}

/**
 * React ignores an `input` event whose value equals the one that it read at hydration, so its tracked value is reset
 * first.
 */
function typeAgain(field: Kept['typed'][number]): void {
  // A key event makes React hydrate, and read, a boundary that is still pending.
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
