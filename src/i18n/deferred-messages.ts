import { use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { isLanguage } from '@/domain/text/language';
import { i18nFor } from './index';

/**
 * The messages of dialogs, forms and the checkout are a script of their own. The pages where most visits begin do
 * without it until something is touched; every other page has it from the start (docs/decisions/005-messages.md).
 */
const light = ['/home/[[...market]]', '/store/[id]', '/product/[id]', '/category/[id]/[[...page]]'];

export function beginsWithAll(pathname: string): boolean {
  return !light.includes(pathname);
}

let loading: Promise<void> | undefined;

/** Loads what is missing; undefined when nothing is. It never rejects: what does not come is waited for. */
export function missingMessages(): Promise<void> | undefined {
  return hasAll() ? undefined : (loading ??= load());
}

const always = () => true;

/** False while a page of the router's waits for its messages. A page that does without them is not drawn anew. */
export function useAllMessages(needed: boolean): boolean {
  const hasThem = useSyncExternalStore(subscribe, needed ? hasAll : always, always);
  useEffect(() => {
    if (needed) void missingMessages();
  }, [needed]);
  return hasThem;
}

/**
 * Around a part of a light page that says more, as rental's home does, within a boundary of its own (`ui/lazy/hydration-boundary`): the
 * server's drawing stands, and the browser takes it over once the messages are there.
 */
export function WithMessages({ children }: { children: ReactNode }): ReactNode {
  const missing = missingMessages();
  if (missing) use(missing);
  return children;
}

/** Until somebody knows better: milliseconds between two attempts. */
const PAUSE_MS = 5000;
let nextAttempt: (address: string) => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Called with the address of a script that did not come; it is asked for again when that resolves. */
export function onLostMessages(act: (address: string) => Promise<void>): void {
  nextAttempt = act;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server and tests hold everything. */
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
  // Rooms are whole, so that nothing has to be merged within them, or copied.
  i18nFor(language).addResourceBundle(language, 'translation', globalThis.__messages, false, true, { skipCopy: true });
  for (const listener of listeners) listener();
}

async function attempt(): Promise<HTMLScriptElement> {
  // The build puts in both names; it knows whole expressions only.
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
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}
