import { createElement, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';

/**
 * A dialog is a function: `const answer = await openDialog(Component, props)`. The component gets `onClose(answer)`;
 * closing it any other way answers undefined. Any feature can open one without a parent holding its state.
 */
export type Closing<Answer> = { onClose: (answer?: Answer) => void };

type Opened = { id: number; element: ReactElement; close: () => void };

let opened: Opened[] = [];
let count = 0;
let isLeaving = false;
let waiting: readonly (() => void)[] = [];
const listeners = new Set<() => void>();
const none: Opened[] = [];

export function openDialog<Props, Answer>(
  Component: ComponentType<Props & Closing<Answer>>,
  props: Props,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const id = (count += 1);
    const onClose = (answer?: Answer) => {
      change(opened.filter((it) => it.id !== id));
      resolve(answer);
    };
    const element = createElement(Component, { ...props, onClose, key: id });
    const open = () => change([...opened, { id, element, close: () => onClose() }]);
    const show = () => {
      if (isLeaving) waiting = [...waiting, open];
      else open();
    };
    const missing = missingMessages();
    if (missing) void missing.then(show);
    else show();
  });
}

/** Closes whatever is open, as a change of page does. */
export function closeDialogs(): void {
  for (const { close } of opened) close();
}

/**
 * The page is about to change, or has. What is asked for in between stands above the next page: above this one it
 * would be closed as soon as it is open.
 */
export function holdDialogs(isHeld: boolean): void {
  isLeaving = isHeld;
  if (isHeld) return;
  const held = waiting;
  waiting = [];
  for (const open of held) open();
}

/** Draws what is open; placed once, by the shell. */
export function DialogHost() {
  const shown = useSyncExternalStore(
    subscribe,
    () => opened,
    () => none,
  );
  return <>{shown.map(({ element }) => element)}</>;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Opened[]): void {
  opened = next;
  for (const listener of listeners) listener();
}
