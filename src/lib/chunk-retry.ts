import Router from 'next/router';
import { useSyncExternalStore } from 'react';
import { onLostMessages } from '@/i18n/deferred-messages';
import { createStore } from './create-store';
import { onLostPart } from './import-part';
import { tabMemory } from './session';

/**
 * Parts of the shop are loaded when they are needed. One that does not come is waited for: whatever asked for it, a
 * press or a part of the page, goes on when it is there. Meanwhile the customer is told why (beyond §2.22,
 * docs/decisions/016-tabs-that-stand-open.md).
 */
type ChunkError =
  | 'renewed' // The shop was built anew, and this page's scripts are gone.
  | 'unreachable';

/** Builds for which this tab has been loaded anew: it did not help, or the next one asks again. */
const LEFT = 'left-builds';

/** Before what the server has is asked for again by itself, in milliseconds. */
const PAUSE_MS = 1000;

const chunkError = createStore<ChunkError | null>(null);
let isLooking = false;
let waiting: (() => void)[] = [];
let typedOn: string | undefined;

/** From here on the customer is told what `importPart` waits for; called once. */
export function watchLostParts(): void {
  onLostPart(nextAttempt);
  onLostMessages(nextAttempt);
  for (const kind of ['input', 'click', 'keydown']) document.addEventListener(kind, hear, true);
  addEventListener('online', retryChunks);
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

export function useChunkError(): ChunkError | null {
  return useSyncExternalStore(chunkError.subscribe, chunkError.get, () => null);
}

/** Whatever waits is asked for again. */
export function retryChunks(): void {
  chunkError.set(null);
  const woken = waiting;
  waiting = [];
  for (const act of woken) act();
}

/** The notice goes; what waits goes on waiting. */
export function dismissChunkError(): void {
  chunkError.set(null);
}

/** Resolves when the script of this address is to be asked for again. */
function nextAttempt(address: string): Promise<void> {
  void lookInto(address);
  return new Promise((resolve) => (waiting = [...waiting, resolve]));
}

async function lookInto(address: string): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  const found = await findProblem(address);
  isLooking = false;
  // Whatever waited has been asked for again meanwhile, and tells anew if it has to.
  if (waiting.length === 0) return;
  if (found === 'renewed' && !isInUse() && leaveBuild()) return Router.reload();
  chunkError.set(found ?? 'unreachable');
  if (found === null) setTimeout(retryChunks, PAUSE_MS);
}

/**
 * A browser says of a script only that it failed. A server that is there and has it no more has been renewed; null: it
 * has it, so the network came back in between.
 */
async function findProblem(address: string): Promise<ChunkError | null> {
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
