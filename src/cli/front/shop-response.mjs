import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { tagsOfPage } from '../../domain/page-tags.mjs';

/** How long a back end failure is remembered: requests that wait for the same page fail at once. */
const BELIEVED_MS = 1_000;
/** Seconds in `Retry-After`: browsers retry by themselves, and search engines may. */
const AGAIN_SECONDS = 5;
/** The Cache-Control that next.config.js sets for public pages; a build does not know the settings of a start. */
export const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';

/**
 * A response of this server. Next answers every page that fails to render with 500; a page that is temporarily
 * unavailable (`src/server/pages/unavailable.ts`) becomes 503, and the browser retries it. Caches keep no errors. For
 * other pages, the settings decide what shared caches keep.
 */
export class ShopResponse extends ServerResponse {
  #path;

  constructor(request, options) {
    super(request, options);
    // Copied, because other code may rewrite the request's URL.
    this.#path = request.url ?? '';
  }

  writeHead(status, ...more) {
    if (this.getHeader('cache-control') === SHARED) this.#tellCaches(process.env);
    if (status !== 500 || this.#path.startsWith('/api/')) return super.writeHead(status, ...more);
    this.setHeader('Cache-Control', 'no-store');
    if (!isUnavailable()) return super.writeHead(status, ...more);
    this.setHeader('Retry-After', String(AGAIN_SECONDS));
    if (!this.#path.startsWith('/_next/')) this.setHeader('Refresh', String(AGAIN_SECONDS));
    return super.writeHead(503, ...more);
  }

  #tellCaches({ CDN_SECONDS, CDN_STALE_SECONDS = '0', PURGE_URL }) {
    if (CDN_SECONDS) {
      const late = CDN_STALE_SECONDS === '0' ? 'must-revalidate' : `stale-while-revalidate=${CDN_STALE_SECONDS}`;
      this.setHeader('Cache-Control', `public, max-age=0, s-maxage=${CDN_SECONDS}, ${late}`);
    }
    if (!PURGE_URL) return;
    const tags = tagsOfPage(this.#path.split('?', 1)[0]);
    // Fastly and Varnish read the first one, Cloudflare, Akamai and Bunny the second.
    this.setHeader('Surrogate-Key', tags.join(' '));
    this.setHeader('Cache-Tag', tags.join(','));
  }
}

let unavailableAt = -Infinity;
subscribe('medina:page-unavailable', () => {
  unavailableAt = performance.now();
});

function isUnavailable() {
  return performance.now() - unavailableAt < BELIEVED_MS;
}
