type Listener = (event: Event) => void;

declare global {
  /** The customer's actions before the page could answer, kept by the script of `pre-hydration-script.mjs`. */
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
 * Marks a part of a page that waits for its messages (`WithMessages`): until they have come, React hears nothing that is
 * done there, though it hears everything around it.
 */
export const WAITING = 'data-waiting';

const isWaiting = (element: Element) => element.closest(`[${WAITING}]`) !== null;
const hasWaitingPart = () => document.querySelector(`[${WAITING}]`) !== null;

type Kept = NonNullable<typeof globalThis.preHydration>;
const all = ['click', 'input', 'mouseover', 'error'] as const;

/** From here on React hears what is done outside of waiting parts; called within the task in which it takes the page over. */
export function stopKeepingEvents(): void {
  const early = globalThis.preHydration;
  if (!early) return;
  stopListening(early, hasWaitingPart() ? ['mouseover', 'error'] : all);
  // A press that is still on its way has made React take the page over, which then answers it.
  const isOnItsWay = early.press && early.press.eventPhase !== Event.NONE;
  if (isOnItsWay && early.pressed && !isWaiting(early.pressed)) delete early.pressed;
}

/**
 * Does what was pressed, typed or pointed at before the page's scripts stood; in waiting parts once the `missing` messages
 * have come.
 */
export function replayKeptEvents(missing: () => Promise<void> | undefined): void {
  const early = globalThis.preHydration;
  if (!early) return;
  const messages = hasWaitingPart() ? missing() : undefined;
  replay(early, (it) => !messages || !isWaiting(it));
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
  const counts = (it: Element | null | undefined) => it?.isConnected && isMeant(it);
  if (counts(under)) under?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  typed.filter(counts).forEach(typeAgain);
  if (counts(pressed)) pressed?.click();
}

/** React takes only a change of what it knows for one, and it has read what stands there as the first state. */
function typeAgain(field: Kept['typed'][number]): void {
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
