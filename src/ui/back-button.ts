import Router from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * Lets the Back button close what lies above the page. Each open layer is one history entry of the same address;
 * the entries are brought in line a moment later, so that one layer replacing another changes nothing. A layer that
 * closes because another page is on its way leaves its entry behind, and Back passes over it.
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
  listen();
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
  for (let level = depth() + 1; surplus < 0 && level <= holders.length; level++) {
    // Next's router reads its own fields from the state, so they are kept.
    history.pushState({ ...history.state, layers: level }, '');
  }
}

function stepBack(entries: number) {
  isStepping = true;
  history.go(-entries);
}

function listen() {
  if (isListening) return;
  isListening = true;
  let here = location.href;
  // The page stays as it is while only layers change. Next asks this before our own listener runs.
  Router.ready(() => Router.beforePopState(() => location.href !== here || (!isStepping && holders.length === 0)));
  const settle = () => (here = location.href);
  const arrive = () => {
    isLeaving = false;
    settle();
    wake();
    setTimeout(align);
  };
  Router.events.on('routeChangeStart', () => {
    isLeaving = true;
    wake();
  });
  Router.events.on('routeChangeError', arrive);
  Router.events.on('routeChangeComplete', arrive);
  Router.events.on('hashChangeComplete', settle);
  window.addEventListener('popstate', () => {
    here = location.href;
    wake();
    if (isStepping) {
      isStepping = false;
      align();
      return;
    }
    const closing = holders.slice(depth());
    holders = holders.slice(0, depth());
    closing.reverse().forEach((close) => close());
    // What a layer has left behind is no page of its own.
    if (depth() > holders.length) stepBack(depth() - holders.length);
  });
}

function depth(): number {
  // history.state is untyped; ours is the only `layers` in it.
  const { layers } = (history.state ?? {}) as { layers?: number };
  return layers ?? 0;
}
