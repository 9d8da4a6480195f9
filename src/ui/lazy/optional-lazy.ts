import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importPart } from '@/lib/import-part';

/**
 * A component that is loaded when it first renders, inside a `Suspense`. If it fails to load, nothing is rendered and
 * the page works without it. Lighter than Next's `dynamic`.
 */
export function optionalLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importPart(load).catch(() => Nothing) }));
}

const Nothing = () => null;
