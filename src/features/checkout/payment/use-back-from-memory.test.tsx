// @document
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBackFromMemory } from './use-back-from-memory';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page({ onBack }: { onBack: () => void }) {
  useBackFromMemory(onBack);
  return null;
}

const backFromMemory = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

it('[beyond §7] a page that is rendered again listens once for its return, and acts by what it shows last', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const [first, last] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Page onBack={first} />);
  rerender(<Page onBack={last} />);
  backFromMemory();
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  expect(listen.mock.calls.filter(([type]) => type === 'pageshow')).toHaveLength(1);
  cleanup();
  backFromMemory();
  expect(last).toHaveBeenCalledOnce();
});
