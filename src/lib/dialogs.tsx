import { createElement, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { createStore } from './create-store';
import { importPart } from './import-part';

/**
 * A dialog is a function: `const answer = await openDialog(Component, props)`. The component calls `onClose(answer)`;
 * closing it in any other way returns undefined. So any feature can open a dialog without state in a parent.
 */
export type Closing<Answer> = { onClose: (answer?: Answer) => void };

/**
 * The shape of the skeleton while a dialog loads: a sheet at the bottom of a phone's screen, a box in the middle, or a
 * drawer at the end edge.
 */
export type OverlayShape = 'sheet' | 'box' | 'drawer';

/** The skeleton of a dialog until its script has loaded. */
export type OverlaySkeletonType = ComponentType<{ shape: OverlayShape; onClose: () => void }>;

type Opened = { id: number; draw: (Skeleton?: OverlaySkeletonType) => ReactElement | null; close: () => void };

const none: readonly Opened[] = [];
const opened = createStore(none);
let lastId = 0;
/** Dialogs to open after the navigation under way; null while there is none. */
let waiting: readonly (() => void)[] | null = null;

export function openDialog<Props, Answer>(
  Component: ComponentType<Props & Closing<Answer>>,
  props: Props,
): Promise<Answer | undefined> {
  return missingMessages() ? openLazyDialog(() => Promise.resolve(Component), props) : show(Component, props);
}

/**
 * `openDialog` for a lazy dialog: loads its script and shows a skeleton until then. Closing the skeleton answers
 * undefined, too.
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

/** A lazy dialog: `open` it, or only `load` its script, as on intent. */
export function lazyDialog<Props, Answer>(load: () => Promise<ComponentType<Props & Closing<Answer>>>) {
  type Own = Omit<Props, 'onClose'>;
  // The same component: its props are its own and `onClose`, which TypeScript cannot prove of a type parameter.
  const loadOwn = load as unknown as () => Promise<ComponentType<Own & Closing<Answer>>>;
  return { load, open: (props: Own) => openLazyDialog(loadOwn, props) };
}

function show<Props, Answer>(
  Component: ComponentType<Props & Closing<Answer>>,
  props: Props,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const id = (lastId += 1);
    const onClose = (answer?: Answer) => {
      remove(id);
      resolve(answer);
    };
    const element = createElement(Component, { ...props, onClose, key: id });
    const open = () => opened.set([...opened.get(), { id, draw: () => element, close: () => onClose() }]);
    if (waiting) waiting = [...waiting, open];
    else open();
  });
}

/**
 * Shows the skeleton of a dialog a moment after the press, since a dialog that has already loaded needs none. During a
 * navigation it shows nothing.
 */
function showSkeleton(shape: OverlayShape, onGiveUp: () => void): { remove: () => void } {
  const id = (lastId += 1);
  const close = () => {
    onGiveUp();
    remove(id);
  };
  const draw = (Skeleton?: OverlaySkeletonType) =>
    Skeleton ? createElement(Skeleton, { shape, onClose: close, key: id }) : null;
  const soon = setTimeout(() => {
    if (!waiting) opened.set([...opened.get(), { id, draw, close }]);
  });
  return {
    remove: () => {
      clearTimeout(soon);
      remove(id);
    },
  };
}

/** Closes all open dialogs, as a navigation does. */
export function closeDialogs(): void {
  for (const { close } of opened.get()) close();
}

/**
 * Called at the start and the end of a navigation. A dialog that is requested in between opens above the next page;
 * above this one it would be closed at once.
 */
export function holdDialogs(isHeld: boolean): void {
  const held = waiting ?? [];
  waiting = isHeld ? held : null;
  if (!isHeld) for (const open of held) open();
}

/** Renders the open dialogs; mounted once, by the shell. */
export function DialogHost({ Skeleton }: { Skeleton?: OverlaySkeletonType }) {
  const dialogs = useSyncExternalStore(opened.subscribe, opened.get, () => none);
  return <>{dialogs.map(({ draw }) => draw(Skeleton))}</>;
}

function remove(id: number): void {
  if (opened.get().some((dialog) => dialog.id === id)) opened.set(opened.get().filter((dialog) => dialog.id !== id));
}
