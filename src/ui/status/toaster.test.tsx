// @document
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster';

describe('[HDR-14] toasts', () => {
  beforeEach(() => void render(<Toaster dismissLabel="Dismiss" />));
  afterEach(() => {
    act(() => toast.removeAll());
    cleanup();
    vi.useRealTimers();
  });

  it('tell errors at once and the rest politely', () => {
    act(() => void toast.error('No connection'));
    act(() => void toast.success('Item added to cart'));
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    expect(screen.getByRole('status').textContent).toBe('Item added to cart');
  });

  it('leave by themselves, errors only when dismissed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => void toast.error('No connection'));
    act(() => void toast.success('Item added to cart'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('alert').textContent).toBe('');
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
});
