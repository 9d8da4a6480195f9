/**
 * Props that preload what a control opens, on hover, touch or focus. A failed preload is retried by the press itself.
 */
export function onIntent(load: () => Promise<unknown>) {
  const prefetch = () => void load().catch(() => {});
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
