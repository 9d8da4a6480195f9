// @document
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { browserOnly } from './browser-only';

afterEach(cleanup);

it('hydrates the server’s placeholder even if its script is already loaded', async () => {
  const Part = browserOnly(
    () => Promise.resolve(() => <b>A slider</b>),
    () => <i>Its room</i>,
  );
  const { unmount } = render(<Part />);
  await screen.findByText('A slider');
  unmount();

  const page = document.createElement('main');
  page.innerHTML = '<i>Its room</i>';
  const room = page.firstElementChild;
  const mended: unknown[] = [];
  const root = hydrateRoot(page, <Part />, { onRecoverableError: (error) => mended.push(error) });
  expect(page.firstElementChild).toBe(room);
  await waitFor(() => expect(page.textContent).toBe('A slider'));
  expect(mended).toEqual([]);
  act(() => root.unmount());
});

it('[beyond §7] shows its placeholder when it fails, and the next page with it tries again', async () => {
  let isBroken = true;
  const Part = browserOnly(
    () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(() => <b>A slider</b>)),
    () => <i>Its room</i>,
  );
  const { unmount } = render(<Part />);
  await act(async () => {});
  expect(screen.getByText('Its room')).toBeTruthy();
  unmount();
  isBroken = false;
  render(<Part />);
  expect(await screen.findByText('A slider')).toBeTruthy();
});
