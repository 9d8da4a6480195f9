import { use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { toLanguage } from '@/domain/text/language';
import { i18nFor } from './index';

/**
 * The messages of dialogs, forms and the checkout are a separate script. Light pages, where most visits begin, load it
 * on the first interaction; all other pages load it from the start (docs/decisions/005-messages.md).
 */
const light = ['/home/[[...market]]', '/store/[id]', '/product/[id]', '/category/[id]/[[...page]]'];

export function beginsWithAll(pathname: string): boolean {
  return !light.includes(pathname);
}

let loading: Promise<void> | undefined;

/** Loads the deferred messages; undefined when they are present. Never rejects: failed loads are retried. */
export function missingMessages(): Promise<void> | undefined {
  return hasAll() ? undefined : (loading ??= load());
}

const always = () => true;

/** Whether the messages are present. Re-renders a page that needs them when they arrive, but not one that does not. */
export function useAllMessages(needed: boolean): boolean {
  const hasThem = useSyncExternalStore(subscribe, needed ? hasAll : always, always);
  useEffect(() => {
    if (needed) void missingMessages();
  }, [needed]);
  return hasThem;
}

/**
 * Wraps a part of a light page that needs deferred messages, such as rental's home, inside its own
 * `ui/lazy/hydration-boundary`: the server-rendered HTML stays visible, and hydration waits for the messages.
 */
export function WithMessages({ children }: { children: ReactNode }): ReactNode {
  const missing = missingMessages();
  if (missing) use(missing);
  return children;
}

/** Milliseconds between two attempts, until `onLostMessages` sets another wait. */
const PAUSE_MS = 5000;
let nextAttempt: (address: string) => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Sets how to wait after a script failed to load. Gets the script's address; the next attempt follows when the promise
 * resolves.
 */
export function onLostMessages(act: (address: string) => Promise<void>): void {
  nextAttempt = act;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server and the tests always have all messages. */
function hasAll(): boolean {
  return !globalThis.__messages || 'checkout' in globalThis.__messages;
}

async function load(): Promise<void> {
  for (;;) {
    const script = await attempt();
    if (hasAll()) break;
    script.remove();
    await nextAttempt(script.src);
  }
  const language = pageLanguage();
  // Each namespace comes complete, so nothing needs a deep merge or a copy.
  i18nFor(language).addResourceBundle(language, 'translation', globalThis.__messages, false, true, { skipCopy: true });
  for (const listener of listeners) listener();
}

async function attempt(): Promise<HTMLScriptElement> {
  // The build replaces both names, and only where they are written out in full.
  const isArabic = pageLanguage() === 'ar';
  const script = document.createElement('script');
  script.src = `/i18n/${isArabic ? process.env.MESSAGES_LATER_AR : process.env.MESSAGES_LATER_EN}`;
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  return script;
}

function pageLanguage() {
  return toLanguage(document.documentElement.lang);
}
