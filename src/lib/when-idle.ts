/** Milliseconds after which it is done, however busy the page is. */
const PATIENCE = 2_000;

/** Acts when the browser has nothing else to do, soon where it can not tell (Safari); what it returns calls that off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const soon = setTimeout(act);
    return () => clearTimeout(soon);
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}
