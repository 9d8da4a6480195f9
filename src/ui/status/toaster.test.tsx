// @document
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster';

describe('toasts', () => {
  beforeEach(() => void render(<Toaster dismissLabel="Dismiss" />));
  afterEach(() => {
    act(() => toast.removeAll());
    cleanup();
    vi.useRealTimers();
  });

  it('announce errors at once and the rest politely', () => {
    act(() => void toast.error('No connection'));
    act(() => void toast.success('Item added to cart'));
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    expect(screen.getByRole('status').textContent).toBe('Item added to cart');
  });

  it('leave by themselves, errors too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => void toast.error('No connection', { duration: 5_000 }));
    act(() => void toast.success('Item added to cart', { duration: 4_000 }));
    act(() => void vi.advanceTimersByTime(4_500));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('stay while they are hovered, and continue once the hovered one is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => void toast.error('First', { duration: 5_000 }));
    act(() => void toast.error('Second', { duration: 5_000 }));
    act(() => void fireEvent.mouseOver(screen.getByText('First')));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByText('Second')).toBeDefined();
    act(() => screen.getAllByRole('button', { name: 'Dismiss' })[0]?.click());
    act(() => void vi.advanceTimersByTime(6_000));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('are dismissed by a press', async () => {
    act(() => void toast.error('No connection'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('warn without raising an alarm', () => {
    act(() => void toast('No changes found', { icon: 'warning' }));
    expect(screen.getByRole('status').textContent).toBe('No changes found');
    expect(document.querySelector('[data-kind=warning]')?.textContent).toBe('No changes found');
  });

  it('do not stack when they say the same', () => {
    act(() => void toast.error('No connection', { id: 'No connection' }));
    act(() => void toast.error('No connection', { id: 'No connection' }));
    expect(screen.getAllByText('No connection')).toHaveLength(1);
  });

  it('hold a button for Undo', async () => {
    const undo = vi.fn();
    act(
      () =>
        void toast(
          <>
            Removed <button onClick={undo}>Undo</button>
          </>,
        ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
  });

  it('come back to the screen when the drawer that holds them has slid in', () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let left = 900;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(left, 700, 100, 40));
    act(() => void toast('1 vehicle was removed'));
    const box = screen.getByRole('status').parentElement;
    const before = parseFloat(box?.style.translate ?? '');
    left = -882;
    act(() => void vi.advanceTimersByTime(300));
    expect(parseFloat(box?.style.translate ?? '')).toBe(before + 900 + 882);
    vi.restoreAllMocks();
  });

  it('[beyond §4.2] with an action are reached by the next Tab, which then returns to where it was', async () => {
    const before = document.body.insertBefore(document.createElement('button'), document.body.firstChild);
    const after = document.body.insertBefore(document.createElement('button'), before.nextSibling);
    before.focus();
    act(() => void toast.success('Saved'));
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
    before.focus();
    act(
      () =>
        void toast(
          <>
            Item added <button>View cart</button>
          </>,
        ),
    );
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('View cart');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(before);
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
    before.remove();
    after.remove();
  });
});
