import dynamic from 'next/dynamic';
import type { ComponentType, ReactElement } from 'react';
import { importPart } from '@/lib/import-part';
import { useHydrated } from '@/lib/hydration/use-hydrated';

/**
 * A lazy part that only the browser renders; until then `Waiting` is its placeholder. `dynamic` alone would render the
 * part during hydration when its script has already loaded, but the server's HTML has `Waiting`.
 */
export function browserOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: () => ReactElement,
): (props: Props) => ReactElement {
  const Part = dynamic(() => importPart(load), { ssr: false, loading: () => <Waiting /> });
  return function BrowserOnly(props) {
    return useHydrated() ? <Part {...props} /> : <Waiting />;
  };
}
