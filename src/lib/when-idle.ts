/** Milliseconds after which `act` runs even on a busy page. */
const PATIENCE = 2_000;

/**
 * Runs `act` when the browser is idle, soon where it has no idle callback (Safari); answers a function that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const soon = setTimeout(act);
    return () => clearTimeout(soon);
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}
