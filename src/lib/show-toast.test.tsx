// @document
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '@/ui/status/toaster';
import { dismissToastsAbout, toast } from './toast';

const told = () => [...document.querySelectorAll('[data-kind]')].map((element) => element.textContent);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[WISH-05] what a press says before the toaster has loaded is shown with it, for as long as it takes to read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  void toast.error('You are not logged in');
  void toast.error('The coupon is over', { about: 'coupon' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  dismissToastsAbout('coupon');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  render(<Toaster dismissLabel="Dismiss" />);
  await waitFor(() => expect(told()).toEqual(['You are not logged in']));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(told()).toEqual(['You are not logged in']);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(told()).toEqual([]);
});
