// @document
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFERRED, deferScripts, deferredScripts } from './deferred-scripts.mjs';

let paint: () => void;

function open() {
  document.head.innerHTML = `<script type="${DEFERRED}" src="/a.js"></script><script type="${DEFERRED}" src="/b.js"></script>`;
  // The CSP allows this string by its hash; here it runs as in the page.
  new Function(deferredScripts)();
}

const running = () => [...document.scripts].filter((script) => script.type !== DEFERRED);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        paint = seen;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("[beyond §7] the page's scripts", () => {
  it('wait for the first paint, then run in order', () => {
    open();
    expect(running()).toEqual([]);
    paint();
    expect(running().map((script) => [new URL(script.src).pathname, script.async])).toEqual([
      ['/a.js', false],
      ['/b.js', false],
    ]);
    paint();
    expect(running()).toHaveLength(2);
  });

  it('do not wait forever when the paint is not reported', () => {
    open();
    vi.advanceTimersByTime(2000);
    expect(running()).toHaveLength(2);
  });

  it('do not wait in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    expect(running()).toHaveLength(2);
    hidden.mockRestore();
  });
});

describe("[beyond §7] a page's HTML", () => {
  const starter = `<script>${deferredScripts}</script>`;
  const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
  const waiting = (src: string) => `<script src="${src}" type="${DEFERRED}"></script>`;

  it.each([
    ['as Next writes those of a page', '<script src="/_next/static/chunks/main-8b69.js" defer=""></script>'],
    ['as it writes those of lazy parts', '<script defer="" src="/_next/static/chunks/main-8b69.js"></script>'],
  ])('has the scripts of Next deferred, %s', (_how, script) => {
    expect(deferScripts(page(script))).toBe(page(starter + waiting('/_next/static/chunks/main-8b69.js')));
  });

  it('has its message scripts deferred, in order, with the starter script before the first', () => {
    const sheet = '<link rel="stylesheet" href="/_next/static/css/8cde.css" data-n-g=""/>';
    const sources = [
      '/i18n/en-7e91.js',
      '/i18n/en-later-01.js',
      '/_next/static/chunks/pages/product/%5Bid%5D-50.js?a=1&amp;b',
    ];
    const written = sources.map((src) => `<script src="${src}" defer=""></script>`);
    const [first, ...others] = sources.map(waiting);
    expect(deferScripts(page(`<meta charSet="utf-8"/>${written.join(sheet)}`))).toBe(
      page(`<meta charSet="utf-8"/>${starter}${[first, ...others].join(sheet)}`),
    );
  });

  it.each([
    ['another spelling, of which the scripts are fetched at once', "<script src='/_next/static/1.js' defer></script>"],
    ['a preload', '<link rel="preload" href="/_next/static/chunks/1.js" as="script"/>'],
    [
      'a script for browsers without modules',
      '<script defer="" noModule="" src="/_next/static/polyfills.js"></script>',
    ],
    ['a script that does not wait', '<script src="/_next/static/chunks/1.js"></script>'],
    ['a script in no order', '<script src="/_next/static/chunks/1.js" async=""></script>'],
    ['a script with a type', '<script type="module" src="/_next/static/chunks/1.js" defer=""></script>'],
    ['a script that is checked', '<script defer="" src="/_next/static/1.js" integrity="sha256-x"></script>'],
    ['a script of another site', '<script defer="" src="https://maps.example/_next/1.js"></script>'],
    ['a script whose address only holds the words', '<script src="/other/_next/defer.js" defer=""></script>'],
    ['what runs inline', `<script>document.title = '<script src="/_next/1.js" defer="">';</script>`],
    ['what runs inline and says defer', '<script src="/_next/1.js" defer="">1</script>'],
    [
      'structured data',
      '<script type="application/ld+json">{"name":"<script src=\\"/_next/1.js\\" defer=\\"\\">"}</script>',
    ],
    ['a title', '<title>&lt;script src="/_next/1.js" defer=""&gt;&lt;/script&gt;</title>'],
    [
      'a description',
      '<meta name="description" content="&lt;script src=&quot;/_next/1.js&quot; defer=&quot;&quot;&gt;&lt;/script&gt;"/>',
    ],
  ])('keeps %s', (_what, head) => expect(deferScripts(page(head))).toBe(page(head)));

  it.each([
    ['text', '<p>&lt;script src="/_next/1.js" defer=""&gt;&lt;/script&gt;</p>'],
    ['the data of the page', '<script id="__NEXT_DATA__" type="application/json">{"a":"\\u003cscript"}</script>'],
    ['even a script', '<script src="/_next/1.js" defer=""></script>'],
  ])('keeps its body, %s', (_what, body) => {
    const script = '<script src="/_next/static/chunks/main-8b69.js" defer=""></script>';
    expect(deferScripts(page(script, body))).toBe(page(starter + waiting('/_next/static/chunks/main-8b69.js'), body));
  });

  it.each(['', '<p>a</p>', '<head><script src="/_next/1.js" defer>'])('is left alone where it is none: %o', (html) =>
    expect(deferScripts(html)).toBe(html),
  );
});
