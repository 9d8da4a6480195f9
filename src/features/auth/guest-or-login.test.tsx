// @document
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { authRoom } from '@tests/support/rooms/auth-room';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { readSession } from '@/lib/session';
import { askGuestOrLogin } from './ask-guest-or-login';

const { answers, press, signedIn, ways, write } = authRoom();

describe('guest or login', () => {
  it('[AUTH-18] [AUTH-19] [GUEST-08] lists the advantages of logging in, and lets a guest continue', async () => {
    renderPage(<DialogHost />);
    const answer = askGuestOrLogin();
    expect(
      await screen.findByText(
        'Login to keep your order history. As a guest you can not see your order history after the order.',
      ),
    ).toBeDefined();
    const ways = screen.getAllByRole('button').map((button) => button.textContent);
    expect(ways.filter(Boolean)).toEqual(['Login', 'Sign Up', 'Guest']);
    const guest = screen.getByRole<HTMLButtonElement>('button', { name: 'Guest' });
    // It looks like a link; in grey it would look disabled.
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

  it('[AUTH-18] [SIGNUP-22] a visitor who signs up there stays with the order', async () => {
    answers('/auth/sign-up', signedIn());
    renderPage(<DialogHost />, { config: ways(0, 1, 0) });
    const answer = askGuestOrLogin();
    await press('Sign Up');
    await write('Name', 'Noor Alsari');
    await write('Email', 'noor@mail.example');
    await write('Phone', '5550101234');
    await write('Password', 'harbour1');
    await write('Confirm password', 'harbour1');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    await press('Sign Up');
    expect(await answer).toBe(false);
    expect(readSession().token).toBe('fresh-token');
    expect(Router.push).not.toHaveBeenCalled();
  });
});
