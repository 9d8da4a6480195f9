/** How often the page of a running order or trip asks again; less often in the background. */
const POLL_MS = 10_000;
const POLL_HIDDEN_MS = 60_000;

/** A list needs less freshness than a single order. */
export const POLL_LIST_MS = 20_000;

/** Where a courier is. */
export const POLL_SPOT_MS = POLL_MS;

export const pollMs = (): number => (document.visibilityState === 'hidden' ? POLL_HIDDEN_MS : POLL_MS);
