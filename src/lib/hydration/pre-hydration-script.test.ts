// @document
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayKeptEvents, stopKeepingEvents, WAITING } from './pre-hydration-events';
import { preHydrationScript } from './pre-hydration-script.mjs';

function open(body = '') {
  stopKeepingEvents();
  document.head.innerHTML = '<script src="/a.js"></script><script src="/b.js"></script>';
  document.body.innerHTML = body;
  // The CSP allows this string by its hash; here it runs as in the page.
  new Function(preHydrationScript)();
}

const scripts = () => [...document.scripts];
const one = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

/** The page has hydrated. */
function answer() {
  stopKeepingEvents();
  replayKeptEvents(() => undefined);
}

afterEach(() => {
  answer();
  vi.unstubAllGlobals();
});

describe('[beyond §2.22] a page with a missing script', () => {
  const reload = vi.fn();
  const lose = () => scripts()[0]?.dispatchEvent(new Event('error'));
  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockReset();
    vi.stubGlobal('location', { reload });
  });

  afterEach(() => void vi.useRealTimers());

  it('is reloaded, once', () => {
    open();
    lose();
    expect(reload).toHaveBeenCalledOnce();
    open();
    lose();
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    lose();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps what has been typed', () => {
    open('<input>');
    one('input').dispatchEvent(new Event('input', { bubbles: true }));
    lose();
    expect(reload).not.toHaveBeenCalled();
  });

  it('retries only the script when the network is back, so that earlier input is kept', () => {
    vi.stubGlobal('navigator', { onLine: false });
    open('<button></button>');
    one('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    lose();
    expect(scripts()).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(scripts().map((script) => new URL(script.src).pathname)).toEqual(['/a.js', '/b.js', '/a.js']);
    expect(scripts()[2]?.async).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(window.preHydration?.pressed).toBe(one('button'));
    window.dispatchEvent(new Event('online'));
    expect(scripts()).toHaveLength(3);
  });
});

describe('[beyond §7] actions before hydration', () => {
  it('a pressed button is pressed after hydration', () => {
    open('<button><svg></svg></button>');
    one('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = vi.fn();
    one('button').addEventListener('click', pressed);
    answer();
    expect(pressed).toHaveBeenCalledOnce();
    answer();
    expect(pressed).toHaveBeenCalledOnce();
  });

  describe('in a part that waits for its messages', () => {
    const page = `<button id="around"></button><div ${WAITING}><button id="within"></button></div>`;

    /** The presses that are replayed once the page around the part has hydrated; `come` loads the messages. */
    function opened(press: string) {
      open(page);
      const heard: string[] = [];
      for (const button of document.querySelectorAll('button'))
        button.addEventListener('click', () => heard.push(button.id));
      let come = () => {};
      const missing = new Promise<void>((done) => (come = done));
      one(press).click();
      heard.length = 0;
      stopKeepingEvents();
      replayKeptEvents(() => missing);
      return { heard, come };
    }

    it('a button waits for them, one around it does not', async () => {
      expect(opened('#around').heard).toEqual(['around']);
      const { heard, come } = opened('#within');
      expect(heard).toEqual([]);
      come();
      await vi.waitFor(() => expect(heard).toEqual(['within']), 10_000);
    });

    it('a press while they load is replayed once they are loaded', async () => {
      const { heard, come } = opened('#around');
      one('#within').click();
      come();
      await vi.waitFor(() => expect(heard).toEqual(['around', 'within', 'within']), 10_000);
      one('#within').click();
      await new Promise((soon) => setTimeout(soon));
      expect(heard).toHaveLength(4);
    });
  });

  it('a press that React replays itself is not replayed twice', () => {
    open('<button></button>');
    const pressed = vi.fn();
    one('button').addEventListener('click', pressed);
    // As React's own listener does: it hydrates the page before the event continues.
    document.body.addEventListener('click', stopKeepingEvents, { capture: true, once: true });
    one('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    replayKeptEvents(() => undefined);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('a link is left to the browser', () => {
    open('<a href="#x"><span></span></a>');
    one('span').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = vi.fn();
    one('a').addEventListener('click', pressed);
    answer();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('typed text and hover are replayed after hydration', () => {
    open('<input><a href="/store/7">A store</a>');
    const field = one('input') as HTMLInputElement;
    field.value = 'burg';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    one('a').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    one('a').addEventListener('mouseover', () => heard.push('over'));
    answer();
    expect(heard).toEqual(['over', 'burg']);
  });

  it('changes of selects and checkboxes are replayed', () => {
    open('<select><option>a</option><option>b</option></select><input type="checkbox">');
    const [list, box] = [one('select') as HTMLSelectElement, one('input') as HTMLInputElement];
    list.value = 'b';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    box.click();
    const heard: unknown[] = [];
    list.addEventListener('change', () => heard.push(list.value));
    box.addEventListener('click', () => heard.push(box.checked));
    answer();
    expect(heard).toEqual(['b', true]);
  });
});
