import { useEffect, useSyncExternalStore } from 'react';

/**
 * The messages of dialogs, forms and the checkout are a script of their own. The pages where most visits begin do
 * without it until something is touched; every other page has it from the start (docs/decisions/005-messages.md).
 */
const light = ['/home/[[...market]]', '/store/[id]', '/product/[id]', '/category/[id]/[[...page]]'];

/** `all_words`: a page of theirs whose first view says more, as rental's home does. */
export function beginsWithAll(pathname: string, { all_words = false }: { all_words?: boolean } = {}): boolean {
  return all_words || !light.includes(pathname);
}

let loading: Promise<void> | undefined;

/** Loads what is missing; undefined when nothing is. It never rejects: a screen with gaps is better than none. */
export function missingMessages(): Promise<void> | undefined {
  return hasAll() ? undefined : (loading ??= load());
}

/** False while a page of the router's waits for its messages. */
export function useAllMessages(needed: boolean): boolean {
  const here = useSyncExternalStore(subscribe, hasAll, () => true);
  useEffect(() => {
    if (needed) void missingMessages();
  }, [needed]);
  return here || !needed;
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
  // The build puts in both names; it knows whole expressions only.
  const isArabic = document.documentElement.lang === 'ar';
  const script = document.createElement('script');
  script.src = `/i18n/${isArabic ? process.env.MESSAGES_LATER_AR : process.env.MESSAGES_LATER_EN}`;
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  if (!hasAll()) {
    script.remove();
    loading = undefined;
  }
  for (const listener of listeners) listener();
}
