import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { tagsOfPage } from '../../domain/page-tags.mjs';

/** How long it is believed that a page fails because the back end could not be had: those that wait for the same page fail at once. */
const BELIEVED_MS = 1_000;
/** After so many seconds browsers ask again by themselves, and search engines may. */
const AGAIN_SECONDS = 5;
/** What next.config.js says of pages that are the same for everybody; a build knows no settings of a start. */
export const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';

/**
 * An answer of this server. Next has one status for all pages that it can not make, 500; one that could not be had now
 * (`src/server/pages/unavailable.ts`) is answered 503, and the browser that shows Next's page asks again by itself.
 * Nothing of that is kept by any cache. What caches in front may keep, they keep as the settings say.
 */
export class ShopResponse extends ServerResponse {
  #path;

  constructor(request, options) {
    super(request, options);
    // Others may write the request's address anew.
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
