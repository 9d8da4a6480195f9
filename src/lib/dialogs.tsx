import { createElement, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { createStore } from './create-store';
import { importPart } from './import-part';

/**
 * A dialog is a function: `const answer = await openDialog(Component, props)`. The component gets `onClose(answer)`;
 * closing it any other way answers undefined. Any feature can open one without a parent holding its state.
 */
export type Closing<Answer> = { onClose: (answer?: Answer) => void };

/** How what is still loading will stand: at the foot of a phone's screen, in its middle, or at the end edge. */
export type OverlayShape = 'sheet' | 'box' | 'drawer';

/** Stands in the place of a dialog until its script is there. */
export type OverlaySkeletonType = ComponentType<{ shape: OverlayShape; onClose: () => void }>;

type Opened = { id: number; draw: (Skeleton?: OverlaySkeletonType) => ReactElement | null; close: () => void };

const none: readonly Opened[] = [];
const opened = createStore(none);
const lastId = createStore(0);
/** What opens when the next page is there; null while no page is about to change. */
const waiting = createStore<readonly (() => void)[] | null>(null);

export function openDialog<Props, Answer>(
  Component: ComponentType<Props & Closing<Answer>>,
  props: Props,
): Promise<Answer | undefined> {
  return missingMessages() ? openLazyDialog(() => Promise.resolve(Component), props) : show(Component, props);
}

/**
 * `openDialog` for a dialog with a script of its own: it is loaded now, and until it is there its skeleton stands in its
 * place. Closing the skeleton answers undefined, too.
 */
export async function openLazyDialog<Props, Answer>(
  load: () => Promise<ComponentType<Props & Closing<Answer>>>,
  props: Props,
  shape: OverlayShape = 'sheet',
): Promise<Answer | undefined> {
  let isGivenUp = false;
  const skeleton = showSkeleton(shape, () => (isGivenUp = true));
  try {
    const [Component] = await Promise.all([importPart(load), missingMessages()]);
    return isGivenUp ? undefined : show(Component, props);
  } finally {
    skeleton.remove();
  }
}

function show<Props, Answer>(
  Component: ComponentType<Props & Closing<Answer>>,
  props: Props,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const id = newId();
    const onClose = (answer?: Answer) => {
      remove(id);
      resolve(answer);
    };
    const element = createElement(Component, { ...props, onClose, key: id });
    const open = () => opened.set([...opened.get(), { id, draw: () => element, close: () => onClose() }]);
    const before = waiting.get();
    if (before) waiting.set([...before, open]);
    else open();
  });
}

/**
 * Shows the skeleton of a dialog, a moment after the press, since a dialog that is loaded already needs none. Above a
 * page that is about to change it shows nothing.
 */
function showSkeleton(shape: OverlayShape, onGiveUp: () => void): { remove: () => void } {
  const id = newId();
  const close = () => {
    onGiveUp();
    remove(id);
  };
  const draw = (Skeleton?: OverlaySkeletonType) =>
    Skeleton ? createElement(Skeleton, { shape, onClose: close, key: id }) : null;
  const soon = setTimeout(() => {
    if (!waiting.get()) opened.set([...opened.get(), { id, draw, close }]);
  });
  return {
    remove: () => {
      clearTimeout(soon);
      remove(id);
    },
  };
}

/** Closes whatever is open, as a change of page does. */
export function closeDialogs(): void {
  for (const { close } of opened.get()) close();
}

/**
 * The page is about to change, or has. What is asked for in between stands above the next page: above this one it
 * would be closed as soon as it is open.
 */
export function holdDialogs(isHeld: boolean): void {
  const held = waiting.get() ?? [];
  waiting.set(isHeld ? held : null);
  if (!isHeld) for (const open of held) open();
}

/** Draws what is open; placed once, by the shell. */
export function DialogHost({ Skeleton }: { Skeleton?: OverlaySkeletonType }) {
  const dialogs = useSyncExternalStore(opened.subscribe, opened.get, () => none);
  return <>{dialogs.map(({ draw }) => draw(Skeleton))}</>;
}

function newId(): number {
  lastId.set(lastId.get() + 1);
  return lastId.get();
}

function remove(id: number): void {
  if (opened.get().some((it) => it.id === id)) opened.set(opened.get().filter((it) => it.id !== id));
}
