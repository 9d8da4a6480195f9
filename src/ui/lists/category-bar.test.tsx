// @document
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CategoryBar } from './category-bar';

type Seen = { id: string; isIntersecting: boolean; top: number };
let tell: (...seen: Seen[]) => void;

/** jsdom has no layout, so the test reports which sections are visible. */
class Watcher {
  constructor(told: (changes: object[]) => void) {
    tell = (...seen) =>
      act(() => told(seen.map(({ id, top, ...rest }) => ({ ...rest, target: { id }, boundingClientRect: { top } }))));
  }
  observe() {}
  disconnect() {}
}

const marked = () => screen.getAllByRole('link').find((tab) => tab.hasAttribute('aria-current'))?.textContent;

describe('[beyond §4.2] the bar of a menu', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Watcher);
    Element.prototype.scrollBy = () => {};
    const entries = ['Soups', 'Grills', 'Desserts'].map((label) => ({ id: label.toLowerCase(), label }));
    render(<CategoryBar label="Menu" entries={entries} />);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('marks the section that is read', () => {
    tell({ id: 'grills', isIntersecting: true, top: 200 });
    expect(marked()).toBe('Grills');
  });

  it('marks the first again after a jump to the top of the page', () => {
    tell({ id: 'desserts', isIntersecting: true, top: 200 });
    tell({ id: 'desserts', isIntersecting: false, top: 3000 });
    expect(marked()).toBe('Soups');
  });

  it('keeps the last below the menu', () => {
    tell({ id: 'desserts', isIntersecting: true, top: 200 });
    tell({ id: 'desserts', isIntersecting: false, top: -900 });
    expect(marked()).toBe('Desserts');
  });
});
