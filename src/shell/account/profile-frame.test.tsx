// @document
import { renderPage } from '@tests/support/render-page';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openAuth } from '@/features/auth/open-auth';
import { forgetToken, saveToken } from '@/lib/session';
import { ProfileFrame } from './profile-frame';

vi.mock('@/features/auth/open-auth', async (actual) => ({
  ...(await actual<object>()),
  openAuth: vi.fn(() => Promise.resolve(false)),
}));

afterEach(() => {
  cleanup();
  forgetToken();
  vi.mocked(openAuth).mockClear();
});

it('[beyond §4.2] the profile has its heading in the server’s HTML, also for visitors who are signed out', async () => {
  const first: (string | null)[] = [];
  renderPage(<ProfileFrame section={() => null} />, {
    router: { pathname: '/profile', asPath: '/profile' },
    before: (page) => page.querySelectorAll('h1').forEach((element) => first.push(element.textContent)),
  });
  expect(first).toEqual(['Your account']);
  await screen.findByText('Sign in to see your account');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account');
});

it.each([
  ['NAV-30', 'wallet', 'customer_wallet_status'],
  ['NAV-31', 'loyalty-points', 'loyalty_point_status'],
  ['NAV-32', 'referral-code', 'ref_earning_status'],
  // The wallet, where the earnings of an invitation would go.
  ['NAV-32', 'referral-code', 'customer_wallet_status'],
] as const)('[%s] %s leads to the profile while %s is off', async (_id, page, status) => {
  saveToken('a');
  const all = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 };
  for (const isOn of [1, 0]) {
    const replace = vi.fn(() => Promise.resolve(true));
    renderPage(<ProfileFrame section={(name) => <p>{`section ${name}`}</p>} />, {
      config: { ...all, [status]: isOn },
      router: { pathname: '/profile', asPath: `/profile?page=${page}`, query: { page }, replace },
    });
    await screen.findByText(`section ${isOn ? page : 'profile-settings'}`);
    expect(replace.mock.calls).toEqual(isOn ? [] : [['/profile?page=profile-settings']]);
    cleanup();
  }
});

it('[PROF-06] the profile is not rendered for visitors who are signed out', async () => {
  const section = vi.fn(() => null);
  for (const page of ['profile-settings', 'my-orders', 'wallet', 'inbox', 'coupons']) {
    renderPage(<ProfileFrame section={section} />, {
      config: { customer_wallet_status: 1 },
      router: { pathname: '/profile', asPath: `/profile?page=${page}`, query: { page } },
    });
    await screen.findByText('Sign in to see your account');
    cleanup();
  }
  expect(section).not.toHaveBeenCalled();
});

const atProfile = { pathname: '/profile', asPath: '/profile?page=wallet', query: { page: 'wallet' } };

it('[PROF-06] visitors who are signed out are asked to sign in, once', async () => {
  const { rerender } = renderPage(<ProfileFrame section={() => null} />, { router: atProfile });
  await waitFor(() => expect(openAuth).toHaveBeenCalledWith('sign-in', expect.anything()));
  rerender(<ProfileFrame section={() => null} />);
  expect(openAuth).toHaveBeenCalledTimes(1);
});

it('[PROF-31] a logout on this page does not ask to sign in again', async () => {
  saveToken('a');
  renderPage(<ProfileFrame section={() => <p>section</p>} />, { router: atProfile });
  await screen.findByText('section');
  act(forgetToken);
  await screen.findByText('Sign in to see your account');
  expect(openAuth).not.toHaveBeenCalled();
});
