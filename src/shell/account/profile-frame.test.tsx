// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProfileFrame } from './profile-frame';

afterEach(cleanup);

it('[beyond §4.2] the profile has its heading in the first page, and for whoever has yet to sign in', async () => {
  const first: (string | null)[] = [];
  renderPage(<ProfileFrame section={() => null} />, {
    router: { pathname: '/profile', asPath: '/profile' },
    before: (page) => page.querySelectorAll('h1').forEach((it) => first.push(it.textContent)),
  });
  expect(first).toEqual(['Your account']);
  await screen.findByText('Sign in to see your account');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account');
});
