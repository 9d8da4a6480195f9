import Router from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * Lets the Back button close what lies above the page. Each open layer is one history entry of the same address, which
 * Next's router passes over, as it is not its own. The entries are brought in line a moment later, so that one layer
 * replacing another changes nothing. A layer that closes because another page is on its way leaves its entry behind;
 * Back and Forward pass over it.
 */
export function useBackButton(isOpen: boolean, onBack: () => void) {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (isOpen ? hold(() => latest.current()) : undefined), [isOpen]);
}

/**
 * Resolves once closed layers have left the history. Whoever replaces the address after closing one waits for it:
 * the layer's entry would be replaced instead of the page's.
 */
export async function layersSettled(): Promise<void> {
  // The closed layer lets go of its entry when it has been taken off the screen.
  await new Promise((resolve) => setTimeout(resolve));
  while (isStepping || (depth() > holders.length && !isLeaving)) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

let holders: readonly (() => void)[] = [];
/** A step back that we asked for ourselves and that closes nothing. */
let isStepping = false;
/** Another page is on its way: a step back now would undo it. */
let isLeaving = false;
let isListening = false;
/** Those who wait for the layers to settle; each looks again after every change. */
let waiting: (() => void)[] = [];

function wake() {
  const woken = waiting;
  waiting = [];
  for (const go of woken) go();
}

function hold(close: () => void) {
  watchHistory();
  holders = [...holders, close];
  setTimeout(align);
  return () => {
    holders = holders.filter((other) => other !== close);
    setTimeout(align);
  };
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

/** Follows where Back and Forward lead; once for the life of the page. */
export function watchHistory(): void {
  if (isListening) return;
  isListening = true;
  /** The page that the router shows. */
  let address = location.href;
  // The page stays as it is while only layers change. Next asks this before our own listener runs.
  Router.ready(() => Router.beforePopState(() => location.href !== address || (!isStepping && holders.length === 0)));
  const arrive = () => {
    isLeaving = false;
    address = location.href;
    wake();
    setTimeout(align);
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
    const closing = holders.slice(left);
    holders = holders.slice(0, left);
    closing.reverse().forEach((close) => close());
  });
}

/** An entry without its layer is no page of its own: the way goes on in the direction in which it came. */
function passOver() {
  const { layer, isBelow = false } = ownState();
  // A visitor who came from the page above the entry is moved to the page below it, and the next time the other way.
  history.replaceState({ layer, isBelow: !isBelow } satisfies LayerState, '');
  history.go(isBelow ? 1 : -1);
}

type LayerState = {
  /** How many layers lie above the page, this one included. */
  layer: number;
  /** Of an entry without its layer: which side it was left to the last time. */
  isBelow?: boolean;
};

function depth(): number {
  return ownState().layer;
}

/** Of an entry that is not ours: no layer. */
function ownState(): LayerState {
  // `history.state` is untyped, and what others put there has no `layer`.
  const state = history.state as LayerState | null;
  return state && typeof state.layer === 'number' ? state : { layer: 0 };
}
