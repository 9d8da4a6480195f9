// @document
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { toast as library } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/ui/status/toaster';
import { ApiFailure } from './api/errors';
import { dismissOfOtherPages } from './show-toast';
import { dismissToastsAbout, toast, toastFailure } from './toast';

const told = () => [...document.querySelectorAll('[data-kind]')].map((element) => element.textContent);
const refusal = (...messages: string[]) =>
  new ApiFailure(
    403,
    messages.map((message) => ({ code: '', message })),
  );

beforeEach(() => {
  history.replaceState(null, '', '/checkout');
  render(<Toaster dismissLabel="Dismiss" />);
});
afterEach(() => {
  act(() => library.removeAll());
  cleanup();
  vi.useRealTimers();
});

describe('an error toast', () => {
  it('is dismissed when its topic is resolved', async () => {
    toastFailure(refusal('The coupon is over'), 'Unknown', '/coupon/apply');
    toastFailure(refusal('No such street'), 'Unknown', '/customer/address/add');
    await waitFor(() => expect(told()).toHaveLength(2));
    act(() => dismissToastsAbout('/coupon/apply'));
    await waitFor(() => expect(told()).toEqual(['No such street']));
  });

  it('[HDR-11] is replaced by the next one about the same topic, with one toast for each message', async () => {
    toastFailure(refusal('Too early', 'Too far'), 'Unknown', '/order/place');
    await waitFor(() => expect(told().toSorted()).toEqual(['Too early', 'Too far']));
    toastFailure(refusal('Too far', 'Too late'), 'Unknown', '/order/place');
    await waitFor(() => expect(told().toSorted()).toEqual(['Too far', 'Too late']));
  });

  it('is dismissed with its page, while success toasts stay', async () => {
    void toast.warning('No changes found');
    void toast.success('Item added to cart');
    void toast.error('Your session is over', { everywhere: true });
    await waitFor(() => expect(told()).toHaveLength(3));
    act(dismissOfOtherPages);
    await act(async () => {});
    expect(told()).toHaveLength(3);
    history.replaceState(null, '', '/home');
    act(dismissOfOtherPages);
    await waitFor(() => expect(told().toSorted()).toEqual(['Item added to cart', 'Your session is over']));
  });

  it('stays as long as it takes to read, longer with an action', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    void toast.error('x'.repeat(60));
    void toast.success('Item added to cart', { action: { label: 'View cart', act: () => {} } });
    await waitFor(() => expect(told()).toHaveLength(2));
    act(() => void vi.advanceTimersByTime(6_000));
    expect(told()).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(1_500));
    await waitFor(() => expect(told()).toEqual(['Item added to cart View cart']));
    act(() => void vi.advanceTimersByTime(1_000));
    await waitFor(() => expect(told()).toEqual([]));
  });

  it('is not shown when the customer has already been told', async () => {
    toastFailure(Object.assign(refusal('Unauthenticated'), { isTold: true }), 'Unknown');
    void toast.error('Your session is over');
    await waitFor(() => expect(told()).toEqual(['Your session is over']));
  });
});
