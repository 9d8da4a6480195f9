import { useEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { createStore } from '@/lib/create-store';
import { importPart } from '@/lib/import-part';

/**
 * A lazy part that only the browser renders; until then `Waiting` is its placeholder, also in the server's HTML. Lighter
 * than Next's `dynamic`, and without the wait of React's `Suspense` before it replaces a placeholder.
 */
export function browserOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: () => ReactElement,
): (props: Props) => ReactElement {
  const part = createStore<ComponentType<Props> | null>(null);
  let isLoading = false;
  function begin(): void {
    if (isLoading) return;
    isLoading = true;
    // A module that throws while it is loaded leaves the placeholder; the next page with this part tries again.
    importPart(load).then(part.set, () => void (isLoading = false));
  }
  return function BrowserOnly(props) {
    const Part = useSyncExternalStore(part.subscribe, part.get, () => null);
    useEffect(begin, []);
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
