// @document
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEarlyTouches } from './early-touches';
import { LATE, lateScripts } from './late-scripts.mjs';

let paint: () => void;

function open(body = '') {
  document.head.innerHTML = `<script type="${LATE}" src="/a.js"></script><script type="${LATE}" src="/b.js"></script>`;
  document.body.innerHTML = body;
  // A string that the server allows by its hash, run here as the page runs it.
  new Function(lateScripts)();
}

const running = () => [...document.scripts].filter((it) => it.type !== LATE);
const one = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

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
  answerEarlyTouches();
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

describe('[beyond §2.22] a page that a script of its own does not come for', () => {
  const reload = vi.fn();
  const lose = () => running()[0]?.dispatchEvent(new Event('error'));
  beforeEach(() => {
    reload.mockReset();
    sessionStorage.clear();
    vi.stubGlobal('location', { reload });
  });

  it('is loaded anew, once', () => {
    open();
    paint();
    lose();
    expect(reload).toHaveBeenCalledOnce();
    open();
    paint();
    lose();
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    lose();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps what has been typed', () => {
    open('<input>');
    one('input').dispatchEvent(new Event('input', { bubbles: true }));
    paint();
    lose();
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for the network and asks for it alone again, so that what was pressed or typed is there still', () => {
    vi.stubGlobal('navigator', { onLine: false });
    open('<button></button>');
    one('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    paint();
    lose();
    expect(running()).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(running().map((it) => [new URL(it.src).pathname, it.async])).toEqual([
      ['/a.js', false],
      ['/b.js', false],
      ['/a.js', false],
    ]);
    expect(reload).not.toHaveBeenCalled();
    expect(window.earlyTouches?.pressed).toBe(one('button'));
    window.dispatchEvent(new Event('online'));
    expect(running()).toHaveLength(3);
  });
});

describe('[beyond §7] what was done before the page could answer', () => {
  it('a button that was pressed is pressed once it can', () => {
    open('<button><svg></svg></button>');
    one('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = vi.fn();
    one('button').addEventListener('click', pressed);
    answerEarlyTouches();
    expect(pressed).toHaveBeenCalledOnce();
    answerEarlyTouches();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('a button that React has taken over already is not pressed twice', () => {
    open('<div id="__next"><button></button></div>');
    Object.assign(one('#__next'), { __reactContainer$x: {} });
    one('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = vi.fn();
    one('button').addEventListener('click', pressed);
    answerEarlyTouches();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('a link is left to the browser', () => {
    open('<a href="#x"><span></span></a>');
    one('span').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = vi.fn();
    one('a').addEventListener('click', pressed);
    answerEarlyTouches();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('what was typed is typed once it can be heard, and what was pointed at is pointed at', () => {
    open('<input><a href="/store/7">A store</a>');
    const field = one('input') as HTMLInputElement;
    field.value = 'burg';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    one('a').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    one('a').addEventListener('mouseover', () => heard.push('over'));
    answerEarlyTouches();
    expect(heard).toEqual(['over', 'burg']);
  });

  it('what was chosen or ticked is told again', () => {
    open('<select><option>a</option><option>b</option></select><input type="checkbox">');
    const [list, box] = [one('select') as HTMLSelectElement, one('input') as HTMLInputElement];
    list.value = 'b';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    box.click();
    const heard: unknown[] = [];
    list.addEventListener('change', () => heard.push(list.value));
    box.addEventListener('click', () => heard.push(box.checked));
    answerEarlyTouches();
    expect(heard).toEqual(['b', true]);
  });
});
