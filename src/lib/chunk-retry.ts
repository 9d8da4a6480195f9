import Router from 'next/router';
import { useSyncExternalStore } from 'react';
import { onLostMessages } from '@/i18n/deferred-messages';
import { createStore } from './create-store';
import { onLostPart } from './import-part';
import { tabMemory } from './session';

/**
 * Retries scripts of lazy parts that failed to load. The press or the part of the page that needs one continues when it
 * has loaded; meanwhile the customer is told why (beyond §2.22, docs/decisions/016-tabs-that-stand-open.md).
 */
type ChunkError =
  | 'renewed' // There is a new build, and the chunks of this page are gone.
  | 'unreachable';

/** The builds for which this tab has already been reloaded. */
const LEFT = 'left-builds';

/** Milliseconds until the next automatic retry. */
const PAUSE_MS = 1000;

const chunkError = createStore<ChunkError | null>(null);
let isLooking = false;
let waiting: (() => void)[] = [];
let typedOn: string | undefined;

/** Starts telling the customer what `importPart` waits for; called once. */
export function watchLostParts(): void {
  onLostPart(nextAttempt);
  onLostMessages(nextAttempt);
  for (const kind of ['input', 'click', 'keydown']) document.addEventListener(kind, hear, true);
  addEventListener('online', retryChunks);
}

function hear(event: Event): void {
  if (event.type === 'input' || isStep(event)) typedOn = location.pathname;
}

/** A stepper's number changes without typing. On a card it is the cart's quantity, which is stored. */
function isStep(event: Event): boolean {
  if (!(event.target instanceof Element) || event.target.closest('article')) return false;
  return event instanceof KeyboardEvent
    ? event.target.matches('[role="spinbutton"]') && /^(ArrowUp|ArrowDown|Home|End)$/.test(event.key)
    : event.target.closest('[data-step]') !== null;
}

export function useChunkError(): ChunkError | null {
  return useSyncExternalStore(chunkError.subscribe, chunkError.get, () => null);
}

/** Retries everything that waits. */
export function retryChunks(): void {
  chunkError.set(null);
  const woken = waiting;
  waiting = [];
  for (const act of woken) act();
}

/** Hides the notice; the parts keep waiting. */
export function dismissChunkError(): void {
  chunkError.set(null);
}

/** Resolves when the script of this URL should be requested again. */
function nextAttempt(address: string): Promise<void> {
  void lookInto(address);
  return new Promise((resolve) => (waiting = [...waiting, resolve]));
}

async function lookInto(address: string): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  const found = await findProblem(address);
  isLooking = false;
  // The waiting parts have been requested again meanwhile and report again if they fail.
  if (waiting.length === 0) return;
  if (found === 'renewed' && !isInUse() && leaveBuild()) return Router.reload();
  chunkError.set(found ?? 'unreachable');
  if (found === null) setTimeout(retryChunks, PAUSE_MS);
}

/**
 * Finds out why a chunk failed, since browsers report only the failure. If the server answers but no longer has it,
 * there is a new build. Null: the server has it, so the network was only interrupted.
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

/** Whether a reload without asking would lose something. */
function isInUse(): boolean {
  const { pathname } = location;
  return typedOn === pathname || /\/checkout$/.test(pathname) || document.querySelector('[role="dialog"]') !== null;
}

/** False when this tab was already reloaded for the same build, or cannot store that: it must not reload in a loop. */
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
