import { createElement, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { missingMessages } from '@/i18n/later';

/**
 * A dialog is a function: `const answer = await openDialog(Component, props)`. The component gets `onClose(answer)`;
 * closing it any other way answers undefined. Any feature can open one without a parent holding its state.
 */
export type Closing<Answer> = { onClose: (answer?: Answer) => void };

type Opened = { id: number; element: ReactElement; close: () => void };

let opened: Opened[] = [];
let count = 0;
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
    const show = () => change([...opened, { id, element, close: () => onClose() }]);
    const missing = missingMessages();
    if (missing) void missing.then(show);
    else show();
  });
}

/** Closes whatever is open, as a change of page does. */
export function closeDialogs(): void {
  for (const { close } of opened) close();
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
