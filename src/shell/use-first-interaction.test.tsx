// @document
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInteraction } from '@/lib/hydration/first-interaction';
import { useFirstInteraction } from './use-first-interaction';

function Page() {
  return <p>{useFirstInteraction() ? 'begun' : 'quiet'}</p>;
}

describe('[beyond §7] the first interaction of a visit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Page />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const idle = () => act(() => vi.runAllTimers());
  const route = (name: 'routeChangeStart' | 'routeChangeComplete') =>
    act(() => Router.events.emit(name, '/store/7', { shallow: false }));

  /** It begins after the navigation, not before. */
  function expectAfterPage() {
    route('routeChangeStart');
    idle();
    expect(screen.getByText('quiet')).toBeTruthy();
    route('routeChangeComplete');
    idle();
    expect(screen.getByText('begun')).toBeTruthy();
  }

  it('is awaited', () => {
    idle();
    expect(screen.getByText('quiet')).toBeTruthy();
  });

  it.each(['pointerDown', 'keyDown', 'touchStart', 'click', 'scroll'] as const)('is a %s', (sign) => {
    fireEvent[sign](window);
    idle();
    expect(screen.getByText('begun')).toBeTruthy();
  });

  it('waits for the page of a link that it was on', () => {
    fireEvent.pointerDown(window);
    expectAfterPage();
  });

  it('lets a navigation go first, however late it starts', () => {
    render(<a href="/store/7">Ember & Bun</a>);
    fireEvent.pointerDown(screen.getByRole('link'));
    act(() => vi.advanceTimersByTime(400));
    expect(screen.getByText('quiet')).toBeTruthy();
    expectAfterPage();
  });

  it('lets a dialog that was asked for open first', () => {
    render(
      <button type="button" aria-haspopup="dialog">
        Cart
      </button>,
    );
    fireEvent.pointerDown(screen.getByRole('button'));
    act(() => vi.advanceTimersByTime(400));
    expect(screen.getByText('quiet')).toBeTruthy();
    idle();
    expect(screen.getByText('begun')).toBeTruthy();
  });

  it('lets a link be pressed after a scroll', () => {
    render(<a href="/store/7">Ember & Bun</a>);
    fireEvent.scroll(window);
    act(() => vi.advanceTimersByTime(100));
    expect(screen.getByText('quiet')).toBeTruthy();
    fireEvent.pointerDown(screen.getByRole('link'));
    expectAfterPage();
  });

  it('does not wait forever for a link without a navigation', () => {
    render(<a href="/store/7">Ember & Bun</a>);
    fireEvent.pointerDown(screen.getByRole('link'));
    idle();
    expect(screen.getByText('begun')).toBeTruthy();
  });

  it('is not needed when a message must be shown', () => {
    act(startInteraction);
    expect(screen.getByText('begun')).toBeTruthy();
  });
});
