import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that is loaded when it is first drawn, inside a `Suspense`. Where it can not be loaded, nothing is
 * drawn: the page goes on without it. Lighter than Next's own `dynamic`.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Nothing = () => null;
