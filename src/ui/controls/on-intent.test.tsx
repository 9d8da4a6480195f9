// @document
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onIntent } from './on-intent';

afterEach(cleanup);

it.each([
  ['a pointer comes near', fireEvent.pointerEnter],
  ['the focus comes', fireEvent.focus],
])('loads when %s, and leaves what fails to the press', async (_when, bring) => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  render(<button {...onIntent(load)}>Open</button>);
  expect(load).not.toHaveBeenCalled();
  bring(screen.getByRole('button'));
  expect(load).toHaveBeenCalledOnce();
  // An unhandled rejection would fail this test run.
  await Promise.allSettled(load.mock.results.map(({ value }) => value as Promise<unknown>));
});
