// @document
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeClock } from '@/domain/time/store-clock';
import { renderPage } from '@tests/support/render-page';
import { useClockOnIntent } from './use-clock-on-intent';

vi.mock('@/domain/time/store-clock', async (original) => ({ ...(await original<object>()), storeClock: vi.fn() }));

function Part() {
  useClockOnIntent();
  return null;
}

beforeEach(() => vi.stubGlobal('requestIdleCallback', (work: () => void) => (work(), 1)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[beyond §7] initializes the market’s clock on the first pointer movement, once', () => {
  renderPage(<Part />, { config: { timezone: 'Pacific/Chatham' } });
  expect(storeClock).not.toHaveBeenCalled();
  const point = () => act(() => void window.dispatchEvent(new Event('pointerover')));
  point();
  point();
  expect(storeClock).toHaveBeenCalledExactlyOnceWith(expect.any(Date), 'Pacific/Chatham');
});
