// @document
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFERRED, deferredScripts } from './deferred-scripts.mjs';

let paint: () => void;

function open() {
  document.head.innerHTML = `<script type="${DEFERRED}" src="/a.js"></script><script type="${DEFERRED}" src="/b.js"></script>`;
  // A string that the server allows by its hash, run here as the page runs it.
  new Function(deferredScripts)();
}

const running = () => [...document.scripts].filter((it) => it.type !== DEFERRED);

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
  it('wait until the page is seen, then run in their order', () => {
    open();
    expect(running()).toEqual([]);
    paint();
    expect(running().map((it) => [new URL(it.src).pathname, it.async])).toEqual([
      ['/a.js', false],
      ['/b.js', false],
    ]);
    paint();
    expect(running()).toHaveLength(2);
  });

  it('do not wait for ever where nothing tells of the painting', () => {
    open();
    vi.advanceTimersByTime(2000);
    expect(running()).toHaveLength(2);
  });

  it('do not wait in a tab that nobody sees', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    expect(running()).toHaveLength(2);
    hidden.mockRestore();
  });
});
