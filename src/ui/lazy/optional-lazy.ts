import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importPart } from '@/lib/import-part';

/**
 * A component that is loaded when it is first drawn, inside a `Suspense`. Where it can not be loaded, nothing is
 * drawn: the page goes on without it. Lighter than Next's own `dynamic`.
 */
export function optionalLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importPart(load).catch(() => Nothing) }));
}

const Nothing = () => null;
