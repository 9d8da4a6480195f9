import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeScript } from '../theme/theme-script.mjs';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = `${themeScript};addEventListener('online',function(){location.reload()})`;

const style = `
body { margin: 0; background: var(--c-bg); color: var(--c-text); font: var(--fs-16)/var(--lh-16) var(--font); }
main { box-sizing: border-box; min-height: 100vh; min-height: 100dvh; max-width: 420px; margin: auto; padding: var(--s-24);
  display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center; text-wrap: balance; }
svg { width: 64px; height: 64px; }
h1 { margin: var(--s-24) 0 var(--s-8); font-size: var(--fs-28); line-height: var(--lh-28); letter-spacing: var(--track-tight); }
p { margin: 0 0 var(--s-24); color: var(--c-text-2); }
a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 var(--s-24); border-radius: var(--r-control);
  background: var(--c-inverse); color: var(--c-on-inverse); font-weight: var(--fw-strong); text-decoration: none; }
a:focus-visible { outline: 3px solid var(--c-focus); outline-offset: 3px; }
`;

/**
 * Writes `public/offline-worker.js`, a service worker that contains the offline page in both languages, with its own
 * CSP. It caches nothing else, so nothing that it serves can be stale (docs/decisions/016-tabs-that-stand-open.md).
 */
export function writeOfflineWorker(root) {
  const textOf = (...path) => readFileSync(join(root, ...path), 'utf8');
  const sheet = textOf('src', 'theme', 'tokens.css') + style;
  const page = (language) => {
    const [errors, ui] = ['errors', 'ui'].map((room) => JSON.parse(textOf('src', 'i18n', language, `${room}.json`)));
    return [
      `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
      `<title>${errors.offline_title}</title><script>${script}</script><style>${sheet}</style></head><body><main>`,
      textOf('public', 'icons', 'icon.svg').replace('<svg', '<svg aria-hidden="true"'),
      // The page keeps the requested URL.
      `<h1>${errors.offline_title}</h1><p>${errors.offline_text}</p><a href="">${ui.retry}</a></main></body></html>`,
    ].join('');
  };
  const policy = `default-src 'none'; script-src ${sha256(script)}; style-src ${sha256(sheet)}; font-src 'self'; base-uri 'none'; form-action 'none'`;
  const worker = [
    '/* Made by src/cli/offline-worker.mjs. */',
    `const pages = ${JSON.stringify({ en: page('en'), ar: page('ar') })};`,
    `const headers = ${JSON.stringify({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })};`,
    `(${atWork.toString()})();`,
    '',
  ].join('\n');
  const file = join(root, 'public', 'offline-worker.js');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== worker) writeFileSync(file, worker);
}

/** The code of the worker; its source text is written into the file. */
function atWork() {
  /* global pages, headers, self */
  // A new worker takes over at once: the old one holds nothing that a page could miss.
  self.addEventListener('install', () => self.skipWaiting());
  // Navigation preload: the page is requested while the worker starts.
  self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
  self.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    const { pathname } = new URL(url);
    if (mode !== 'navigate' || method !== 'GET' || pathname.startsWith('/api/')) return;
    event.respondWith(fromNetwork(event).catch(() => offline(pathname)));
  });

  async function fromNetwork(event) {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  }

  function offline(pathname) {
    return new Response(/^\/ar(\/|$)/.test(pathname) ? pages.ar : pages.en, { status: 503, headers });
  }
}
