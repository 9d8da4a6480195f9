import Router from 'next/router';
import { useSyncExternalStore } from 'react';
import { onLostMessages } from '@/i18n/deferred-messages';
import { tabMemory } from './session';

/**
 * Parts of the shop are loaded when they are needed. One that does not come is waited for: whatever asked for it, a
 * press or a part of the page, goes on when it is there. Meanwhile the customer is told why (beyond §2.22,
 * docs/decisions/016-tabs-that-stand-open.md).
 */
type Trouble =
  | 'renewed' // The shop was built anew, and this page's scripts are gone.
  | 'unreachable';

declare global {
  /** Of the build; tests have none. */
  var __webpack_require__: { e: (chunk: string | number) => Promise<unknown> };
}

/** Builds for which this tab has been loaded anew: it did not help, or the next one asks again. */
const LEFT = 'left-builds';

/** Before what the server has is asked for again by itself, in milliseconds. */
const PAUSE_MS = 1000;

let trouble: Trouble | null = null;
let isLooking = false;
let waiting: (() => void)[] = [];
let typedOn: string | undefined;
const listeners = new Set<() => void>();

/** From here on every `import()` of the product is waited for; called once. */
export function waitForLostScripts(): void {
  if (typeof __webpack_require__ === 'undefined') return;
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) => untilItComes(() => load(chunk));
  onLostMessages(nextAttempt);
  for (const kind of ['input', 'click', 'keydown']) document.addEventListener(kind, hear, true);
  addEventListener('online', tryAgain);
}

function hear(event: Event): void {
  if (event.type === 'input' || isStep(event)) typedOn = location.pathname;
}

/** A stepper's number changes without being typed. On a card it is the cart's, which is kept. */
function isStep(event: Event): boolean {
  if (!(event.target instanceof Element) || event.target.closest('article')) return false;
  return event instanceof KeyboardEvent
    ? event.target.matches('[role="spinbutton"]') && /^(ArrowUp|ArrowDown|Home|End)$/.test(event.key)
    : event.target.closest('[data-step]') !== null;
}

/** What `load` loads; it is called again at each attempt. What came and failed by itself fails here, too. */
async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const address = addressOf(error);
      if (!address) throw error;
      await nextAttempt(address);
    }
  }
}

export function useTrouble(): Trouble | null {
  return useSyncExternalStore(
    subscribe,
    () => trouble,
    () => null,
  );
}

/** Whatever waits is asked for again. */
export function tryAgain(): void {
  change(null);
  const woken = waiting;
  waiting = [];
  for (const act of woken) act();
}

/** The notice goes; what waits goes on waiting. */
export function dismissTrouble(): void {
  change(null);
}

/** Resolves when the script of this address is to be asked for again. */
function nextAttempt(address: string): Promise<void> {
  void lookInto(address);
  return new Promise((resolve) => (waiting = [...waiting, resolve]));
}

async function lookInto(address: string): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  const found = await troubleWith(address);
  isLooking = false;
  // Whatever waited has been asked for again meanwhile, and tells anew if it has to.
  if (waiting.length === 0) return;
  if (found === 'renewed' && !isInUse() && leaveBuild()) return Router.reload();
  change(found ?? 'unreachable');
  if (found === null) setTimeout(tryAgain, PAUSE_MS);
}

/**
 * A browser says of a script only that it failed. A server that is there and has it no more has been renewed; null: it
 * has it, so the network came back in between.
 */
async function troubleWith(address: string): Promise<Trouble | null> {
  try {
    const { status, ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (ok) return null;
    return status >= 400 && status < 500 ? 'renewed' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Something would be lost if the page were loaded anew without a word. */
function isInUse(): boolean {
  const { pathname } = location;
  return typedOn === pathname || /\/checkout$/.test(pathname) || document.querySelector('[role="dialog"]') !== null;
}

/** False when this tab has left the same build before, or can not remember: it must not go round in a circle. */
function leaveBuild(): boolean {
  const build = window.__NEXT_DATA__?.buildId ?? '';
  const left = leftBuilds();
  if (left.includes(build)) return false;
  tabMemory.save(LEFT, [...left, build]);
  return leftBuilds().includes(build);
}

function leftBuilds(): unknown[] {
  const left = tabMemory.read(LEFT);
  return Array.isArray(left) ? left : [];
}

/** What webpack's errors carry, of scripts and of styles; other errors do not. */
function addressOf(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Trouble | null): void {
  trouble = next;
  for (const listener of listeners) listener();
}
