import dynamic from 'next/dynamic';
import type { ComponentType, ReactElement } from 'react';
import { importPart } from '@/lib/import-part';
import { useHydrated } from '@/lib/hydration/use-hydrated';

/**
 * A part with a script of its own that the browser alone draws; until then `Waiting` keeps its place. `dynamic` would
 * draw the part at once where its script is there before React has taken over what stands around it, which it may
 * begin anew; the server has drawn `Waiting`.
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
