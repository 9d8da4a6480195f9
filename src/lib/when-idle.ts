/** Milliseconds after which it is done, however busy the page is. */
const PATIENCE = 2_000;

/** Acts when the browser has nothing else to do, at once where it can not tell; what it returns calls that off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    act();
    return () => {};
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}
