// @document
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { askGuestOrLogin } from './ask-guest-or-login';

afterEach(() => {
  act(closeDialogs);
  cleanup();
});

describe('guest or login', () => {
  it('[AUTH-18] [AUTH-19] [GUEST-08] [GUEST-09] says what logging in keeps and lets a guest go on', async () => {
    renderPage(<DialogHost />);
    const answer = askGuestOrLogin();
    expect(
      await screen.findByText(
        'Login to keep your order history. As a guest you can not see your order history after the order.',
      ),
    ).toBeDefined();
    const ways = screen.getAllByRole('button').map((it) => it.textContent);
    expect(ways.filter(Boolean)).toEqual(['Login', 'Sign Up', 'Guest']);
    const guest = screen.getByRole<HTMLButtonElement>('button', { name: 'Guest' });
    // It looks like a link: grey it would look as if it could not be pressed.
    expect(guest.disabled || guest.getAttribute('aria-disabled') === 'true').toBe(false);
    expect(guest.className).toMatch(/(^|\s)_text/);
    await userEvent.click(guest);
    expect(await answer).toBe(true);
  });

  it.each([
    ['Login', 'Sign In', false],
    ['Sign Up', 'Sign Up', true],
  ])('[AUTH-18] [GUEST-06] %s opens its view instead', async (name, way, isSignUp) => {
    renderPage(<DialogHost />, { config: { centralize_login: { manual_login_status: 1 } } });
    const answer = askGuestOrLogin();
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: way }));
    expect(await dialog.findByRole('button', { name: way })).toBeDefined();
    expect(dialog.queryByLabelText('Confirm password', { selector: 'input' }) !== null).toBe(isSignUp);
    act(closeDialogs);
    expect(await answer).toBe(false);
  });
});
