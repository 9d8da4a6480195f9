import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the Back button close layers (dialogs, drawers). Each open layer is one history entry with the same URL, which
 * Next's router ignores because it is not its own. The entries are synchronized a moment later, so replacing one layer
 * by another changes nothing. A layer that closes because of a navigation leaves its entry behind; Back and Forward
 * skip it.
 */
export function useBackButton(isOpen: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);
  useEffect(() => (isOpen ? hold(() => back()) : undefined), [isOpen]);
}

/**
 * Resolves once the entries of closed layers are gone from the history. Wait for it before replacing the URL after
 * closing a layer: otherwise the layer's entry would be replaced instead of the page's.
 */
export async function waitForLayers(): Promise<void> {
  // The layer releases its entry after it has been unmounted.
  await new Promise((resolve) => setTimeout(resolve));
  while (isStepping || (depth() > holders.length && !isLeaving)) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

let holders: readonly (() => void)[] = [];
/** A `history.back()` of our own that closes nothing. */
let isStepping = false;
/** A navigation is in progress: going back now would cancel it. */
let isLeaving = false;
let isListening = false;
/** The timer of `alignSoon`. */
let aligning: ReturnType<typeof setTimeout> | undefined;
/** Callers that wait for the layers to settle; each checks again after every change. */
let waiting: (() => void)[] = [];

function wake() {
  const woken = waiting;
  waiting = [];
  for (const go of woken) go();
}

function hold(close: () => void) {
  watchHistory();
  holders = [...holders, close];
  alignSoon();
  return () => {
    holders = holders.filter((other) => other !== close);
    alignSoon();
  };
}

function alignSoon() {
  clearTimeout(aligning);
  aligning = setTimeout(align);
}

function align() {
  if (isStepping || isLeaving) return;
  const surplus = depth() - holders.length;
  if (surplus > 0) stepBack(surplus);
  for (let layer = depth() + 1; surplus < 0 && layer <= holders.length; layer++) {
    history.pushState({ layer } satisfies LayerState, '');
  }
}

function stepBack(entries: number) {
  isStepping = true;
  history.go(-entries);
}

/** Listens to Back and Forward; installed once per page load. */
export function watchHistory(): void {
  if (isListening) return;
  isListening = true;
  /** The page that the router shows. */
  let address = location.href;
  // The page stays while only layers change. Next calls this before our own listener runs.
  Router.ready(() => Router.beforePopState(() => location.href !== address || (!isStepping && holders.length === 0)));
  const arrive = () => {
    isLeaving = false;
    address = location.href;
    wake();
    alignSoon();
  };
  Router.events.on('routeChangeStart', () => {
    isLeaving = true;
    wake();
  });
  Router.events.on('routeChangeError', arrive);
  Router.events.on('routeChangeComplete', arrive);
  Router.events.on('hashChangeComplete', () => (address = location.href));
  window.addEventListener('popstate', () => {
    wake();
    if (isStepping) {
      isStepping = false;
      align();
      return;
    }
    const left = depth();
    if (left > holders.length) return passOver();
    alignSoon();
    const closing = holders.slice(left);
    holders = holders.slice(0, left);
    closing.reverse().forEach((close) => close());
  });
}

/** Skips an entry whose layer is gone. */
function passOver() {
  // Aligning before the browser has moved would step back a second time, past the page.
  clearTimeout(aligning);
  const { layer, isBelow = false } = ownState();
  // The browser does not tell the direction, so it alternates: back the first time, forward the next.
  history.replaceState({ layer, isBelow: !isBelow } satisfies LayerState, '');
  history.go(isBelow ? 1 : -1);
}

type LayerState = {
  /** How many layers lie above the page, including this one. */
  layer: number;
  /** For an entry without its layer: the visitor was sent to the page below it the last time. */
  isBelow?: boolean;
};

function depth(): number {
  return ownState().layer;
}

/** For an entry that is not ours: no layer. */
function ownState(): LayerState {
  // `history.state` is untyped, and entries of others have no `layer`.
  const state = history.state as LayerState | null;
  return state && typeof state.layer === 'number' ? state : { layer: 0 };
}
