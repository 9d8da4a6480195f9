// @document
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { Rail } from './rail';
import { RailSection } from './rail-section';

const scrollBy = vi.fn();

/** A viewport of 400px over 1000px of cards, since jsdom has no layout. */
function show(dir: 'ltr' | 'rtl') {
  renderPage(
    <div dir={dir}>
      <RailSection title="Popular" of="items">
        <a href="#a">Soup</a>
        {null}
        <a href="#b">Bread</a>
      </RailSection>
    </div>,
  );
  const rail = screen.getByRole('list', { name: 'Popular' });
  rail.style.direction = dir;
  Object.defineProperties(rail, {
    clientWidth: { value: 400 },
    scrollWidth: { value: 1000 },
    scrollLeft: { value: 0, writable: true },
    scrollBy: { value: scrollBy },
  });
  return rail;
}

/** A rail without a heading, with the sizes that a browser would have measured. */
function showAlone(scrollLeft: number) {
  renderPage(
    <Rail label="Banners" of="banners">
      <a href="#a">Burger week</a>
    </Rail>,
  );
  const rail = screen.getByRole('list', { name: 'Banners' });
  Object.defineProperties(rail, {
    clientWidth: { value: 400 },
    scrollWidth: { value: 1000 },
    scrollLeft: { value: scrollLeft },
    scrollBy: { value: scrollBy },
  });
  act(() => void rail.dispatchEvent(new Event('scroll')));
  return document.querySelectorAll<HTMLButtonElement>('[aria-hidden] > button');
}

const arrow = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('[beyond §4.2] a rail', () => {
  beforeEach(() => {
    scrollBy.mockClear();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(cleanup);

  it('is a named list of its cards', () => {
    show('ltr');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['ltr', 340, 600],
    ['rtl', -340, -600],
  ] as const)('turns along the line of reading, %s', (dir, step, end) => {
    const rail = show(dir);
    expect(arrow('Previous').disabled).toBe(true);
    fireEvent.click(arrow('Next'));
    expect(scrollBy).toHaveBeenCalledWith({ left: step, behavior: 'auto' });
    rail.scrollLeft = end;
    act(() => void rail.dispatchEvent(new Event('scroll')));
    expect([arrow('Previous').disabled, arrow('Next').disabled]).toEqual([false, true]);
  });

  it.each([
    ['its beginning', 0, [340]],
    ['its middle', 300, [-340, 340]],
    ['its end', 600, [-340]],
  ])('without a heading has arrows for the pointer on its ends, at %s', (_at, scrollLeft, steps) => {
    const arrows = [...showAlone(scrollLeft)];
    for (const arrow of arrows) fireEvent.click(arrow);
    expect(scrollBy.mock.calls.map(([{ left }]) => left as number)).toEqual(steps);
    // The list itself scrolls by keyboard, so the arrows are not in the tab order.
    expect(arrows.map((arrow) => arrow.tabIndex)).toEqual(steps.map(() => -1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['ltr', 'ArrowRight', 340],
    ['rtl', 'ArrowRight', 340],
    ['rtl', 'ArrowLeft', -340],
    ['ltr', 'End', 1000],
    ['ltr', 'Home', -1000],
  ] as const)('goes by keyboard: %s %s', (dir, key, left) => {
    fireEvent.keyDown(show(dir), { key });
    expect(scrollBy).toHaveBeenCalledWith({ left, behavior: 'auto' });
  });
});
