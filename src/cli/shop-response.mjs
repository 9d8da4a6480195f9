import { ServerResponse } from 'node:http';

/** How long it is believed that a page fails because the back end could not be had: those that wait for the same page fail at once. */
const BELIEVED_MS = 1_000;
/** After so many seconds browsers ask again by themselves, and search engines may. */
const AGAIN_SECONDS = 5;

/**
 * An answer of this server. Next has one status for all pages that it can not make, 500; one that could not be had now
 * (`src/server/pages/unavailable.ts`) is answered 503, and the browser that shows Next's page asks again by itself.
 * Nothing of that is kept by any cache.
 */
export class ShopResponse extends ServerResponse {
  #path;

  constructor(request, options) {
    super(request, options);
    // Others may write the request's address anew.
    this.#path = request.url ?? '';
  }

  writeHead(status, ...more) {
    if (status !== 500 || this.#path.startsWith('/api/')) return super.writeHead(status, ...more);
    this.setHeader('Cache-Control', 'no-store');
    if (!isUnavailable()) return super.writeHead(status, ...more);
    this.setHeader('Retry-After', String(AGAIN_SECONDS));
    if (!this.#path.startsWith('/_next/')) this.setHeader('Refresh', String(AGAIN_SECONDS));
    return super.writeHead(503, ...more);
  }
}

function isUnavailable() {
  return performance.now() - (globalThis.medinaUnavailableAt ?? -Infinity) < BELIEVED_MS;
}
