// @document
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { describe, expect, it, vi } from 'vitest';
import { onCartDropped } from './dropped-cart-port';
import { closeDialogs } from '@/lib/dialogs';
import { toast } from '@/lib/toast';
import * as remembered from '@/lib/remembered-login';
import type { RememberedLogin } from '@/lib/remembered-login';
import { forgetGuest, readSession } from '@/lib/session';
import { authRoom } from '@tests/support/rooms/auth-room';

const { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write } = authRoom();

const dialog = () => screen.findByRole('dialog');
const shows = (role: 'button' | 'textbox' | 'checkbox', name: string) => screen.queryByRole(role, { name }) !== null;

describe('the modal', () => {
  it('[AUTH-01] [AUTH-02] is 450 wide and shows the sign-in view', async () => {
    openModal();
    expect((await dialog()).className).toContain('w450');
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeDefined();
  });

  it('[AUTH-02] shows the sign-up view', async () => {
    openModal({ mode: 'sign-up' });
    expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeDefined();
  });

  it('[AUTH-06] shows the sign-in view for an unknown mode', async () => {
    openModal({ mode: 'passkey' });
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeDefined();
  });
});

describe('what is offered', () => {
  it.each([
    ['all', ways(1, 1, 1), { manual: true, otp: false, link: true, social: true, signUp: true }],
    ['otp_manual', ways(1, 1, 0), { manual: true, otp: false, link: true, social: false, signUp: true }],
    ['otp_social', ways(1, 0, 1), { manual: false, otp: true, link: false, social: true, signUp: false }],
    ['manual_social', ways(0, 1, 1), { manual: true, otp: false, link: false, social: true, signUp: true }],
    ['otp', ways(1, 0, 0), { manual: false, otp: true, link: false, social: false, signUp: false }],
    ['manual', ways(0, 1, 0), { manual: true, otp: false, link: false, social: false, signUp: true }],
    ['social', ways(0, 0, 1), { manual: false, otp: false, link: false, social: true, signUp: false }],
    ['none', ways(0, 0, 0), { manual: false, otp: false, link: false, social: false, signUp: false }],
  ])('[AUTH-07] [AUTH-08] [AUTH-09] [AUTH-10] [AUTH-11] [AUTH-13] with %s', async (type, config, expected) => {
    openModal({ config });
    await dialog();
    if (expected.social) await screen.findByRole('button', { name: 'Continue with Google' });
    expect({
      manual: shows('textbox', 'Email or phone'),
      otp: shows('button', 'Get OTP'),
      link: shows('button', 'Sign in with OTP'),
      social: shows('button', 'Continue with Google'),
      signUp: shows('button', 'Sign Up'),
    }).toEqual(expected);
    expect(screen.queryByText('Or') !== null).toBe(expected.link);
    const hasForm = expected.manual || expected.otp;
    expect(screen.queryByText('or login with') !== null).toBe(expected.social && hasForm);
    expect(screen.queryByText('Welcome to Medina') !== null).toBe(type === 'social' || type === 'none');
  });

  it('[AUTH-12] shows a welcome line above the providers if there is no form', async () => {
    openModal({ config: ways(0, 0, 1) });
    expect(await screen.findByText('Welcome to Medina')).toBeDefined();
  });

  it('[AUTH-14] Sign in with OTP shows the phone form, and Go Back returns', async () => {
    openModal({ config: ways(1, 1, 0) });
    await press('Sign in with OTP');
    expect(screen.getByRole('button', { name: 'Get OTP' })).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await press('Go Back');
    expect(screen.getByLabelText('Password')).toBeDefined();
  });

  it('[AUTH-17] the sign-up link replaces this view by the sign-up view', async () => {
    openModal();
    await press('Sign Up');
    expect(screen.getByRole('heading', { name: 'Sign Up' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Sign In' })).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('links to the password reset', async () => {
    openModal();
    const link = await screen.findByRole('link', { name: 'Forgot password?' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });
});

describe('the manual form', () => {
  it.each([
    ['AUTH-54', '', 'secret1', 'Email or phone number is required'],
    ['AUTH-55', 'noor', 'secret1', 'Must be a valid email or phone number'],
    ['AUTH-55] [AUTH-56', '+05550101234', 'secret1', 'Must be a valid email or phone number'],
    ['AUTH-57', 'noor@mail.example', '', 'Password is required'],
    ['AUTH-58', 'noor@mail.example', '12345', 'Password is too short - should be 6 chars minimum.'],
  ])('[%s] refuses %j with %j and focuses the field', async (_id, entry, password, message) => {
    openModal();
    if (entry) await write('Email or phone', entry);
    if (password) await write('Password', password);
    await press('Sign In');
    const error = await screen.findByText(message);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-describedby')).toBe(error.id));
    expect(sent).toEqual([]);
  });

  it('[AUTH-59] announces 8 characters but accepts 6', async () => {
    answers('/auth/login', signedIn());
    const { result } = openModal();
    expect((await screen.findByLabelText('Password')).getAttribute('placeholder')).toBe('Minimum 8 characters');
    await write('Email or phone', 'noor@mail.example');
    await write('Password', '123456');
    await press('Sign In');
    expect(await result).toBe(true);
  });

  it('shows and hides the password', async () => {
    openModal();
    await press('Show password');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await press('Hide password');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  it.each([
    ['noor@mail.example', { email_or_phone: 'noor@mail.example', field_type: 'email', type: 'email' }],
    ['1 555 010 1234', { email_or_phone: '+15550101234', field_type: 'phone', type: 'phone' }],
    ['555 010 1234', { email_or_phone: '+15550101234', field_type: 'phone', type: 'phone' }],
  ])('[AUTH-21] [AUTH-22] [AUTH-24] sends %s', async (entry, expected) => {
    answers('/auth/login', signedIn());
    const { result } = openModal();
    await write('Email or phone', entry);
    await write('Password', 'harbour1');
    await press('Sign In');
    await result;
    expect(bodyOf('/auth/login')).toEqual({ ...expected, password: 'harbour1', login_type: 'manual', guest_id: 77 });
  });

  it.each([
    ['555 010 1234', '+1'],
    ['1 555 010 1234', undefined],
    ['+971 50 123 4567', undefined],
    ['noor@mail.example', undefined],
  ])('[AUTH-21] [AUTH-65] shows the dial code before %s where it is missing', async (entry, code) => {
    openModal();
    await write('Email or phone', entry);
    const field = screen.getByLabelText('Email or phone');
    expect(field.previousElementSibling?.textContent || undefined).toBe(code);
    expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
  });

  it('[AUTH-65] [AUTH-66] [CONFIG-17] accepts a number of the chosen country, and stores the country', async () => {
    answers('/auth/login', signedIn());
    const { result } = openModal({ config: ways(0, 1, 0, { country_picker_status: 1 }) });
    await write('Email or phone', '501234567');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'AE');
    expect(screen.getByRole('option', { name: /^United Arab Emirates .?\+971/, selected: true })).toBeDefined();
    expect(screen.getByLabelText('Email or phone')).toHaveProperty('value', '501234567');
    await write('Password', 'harbour1');
    await press('Sign In');
    await result;
    expect(bodyOf('/auth/login')).toMatchObject({ email_or_phone: '+971501234567', type: 'phone' });
    expect(localStorage.getItem('country')).toBe('ae');
    localStorage.removeItem('country');
  });

  it.each([
    ['wrong credentials', refusal(401, 'auth-001', 'Email, phone or password is wrong.')],
    ['a blocked account', refusal(403, 'auth-003', 'This account is blocked.')],
    ['too many tries', refusal(405, 'otp_block_time', 'Please wait 10 minutes.')],
  ])('[HDR-12] [AUTH-25] shows %s and keeps the input', async (_what, answer) => {
    const error = vi.spyOn(toast, 'error').mockResolvedValue();
    answers('/auth/login', answer);
    openModal();
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour1');
    await press('Sign In');
    const { errors } = answer.body as { errors: { message: string }[] };
    await waitFor(() => expect(error.mock.calls.map(([text]) => text)).toEqual([errors[0]?.message]));
    expect(screen.getByDisplayValue('noor@mail.example')).toBeDefined();
    expect(screen.getByDisplayValue('harbour1')).toBeDefined();
    expect(readSession().token).toBeNull();
  });

  it('[SIGNUP-14] shows the back end’s password rule at the field', async () => {
    answers('/auth/login', refusal(403, 'password', 'The password needs 8 characters.'));
    openModal();
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour');
    await press('Sign In');
    const error = await screen.findByText('The password needs 8 characters.');
    expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe(error.id);
  });
});

describe('a browser without a guest id', () => {
  async function signIn() {
    forgetGuest();
    answers('/auth/login', signedIn());
    const { result } = openModal();
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour1');
    await press('Sign In');
    await result;
    return bodyOf('/auth/login');
  }

  it('[GUEST-02] [AUTH-21] gets one before the sign-in, for the cart and for a retry', async () => {
    answers('/auth/guest/request', { body: { guest_id: 501 } });
    expect(await signIn()).toMatchObject({ guest_id: 501 });
    expect(sent.map(({ path }) => path).slice(0, 2)).toEqual(['/auth/guest/request', '/auth/login']);
  });

  it('[GUEST-02] [AUTH-30] signs in without one if none can be created', async () => {
    answers('/auth/guest/request', refusal(403, 'busy', 'Not now'));
    expect(await signIn()).toMatchObject({ guest_id: null });
    expect(readSession().token).toBe('fresh-token');
  });
});

describe('remember me', () => {
  async function signIn({ ticked }: { ticked: boolean }) {
    answers('/auth/login', signedIn());
    const { result } = openModal();
    if (ticked) await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour1');
    await press('Sign In');
    await result;
  }

  it('[AUTH-15] [AUTH-16] [CONFIG-17] stores the identifier, but never the password in plain text', async () => {
    await signIn({ ticked: true });
    const kept = localStorage.getItem('userDatafor') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ email_or_phone: 'noor@mail.example' });
    expect(kept).not.toContain('harbour1');
  });

  it('[AUTH-16] prefills the stored login', async () => {
    localStorage.setItem('userDatafor', '{"email_or_phone":"noor@mail.example"}');
    openModal();
    expect(await screen.findByDisplayValue('noor@mail.example')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
  });

  it('[AUTH-16] does not overwrite input when the stored login arrives late', async () => {
    let recall = (_kept: RememberedLogin) => {};
    vi.spyOn(remembered, 'recallLogin').mockReturnValue(new Promise((resolve) => (recall = resolve)));
    openModal();
    await write('Email or phone', 'lina@mail.example');
    await act(async () => recall({ email_or_phone: 'noor@mail.example', password: 'harbour1' }));
    expect(screen.getByDisplayValue('lina@mail.example')).toBeDefined();
    expect(screen.queryByDisplayValue('harbour1')).toBeNull();
  });

  it('[AUTH-16] deletes the stored login after a sign-in without the tick', async () => {
    localStorage.setItem('userDatafor', '{"email_or_phone":"old@mail.example"}');
    answers('/auth/login', signedIn());
    const { result } = openModal();
    await screen.findByDisplayValue('old@mail.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await write('Password', 'harbour1');
    await press('Sign In');
    await result;
    expect(localStorage.getItem('userDatafor')).toBeNull();
  });

  it('[AUTH-16] stores nothing after a refused sign-in', async () => {
    const error = vi.spyOn(toast, 'error').mockResolvedValue();
    answers('/auth/login', refusal(401, 'auth-001', 'Wrong.'));
    openModal();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour1');
    await press('Sign In');
    await waitFor(() => expect(error).toHaveBeenCalled());
    expect(localStorage.getItem('userDatafor')).toBeNull();
  });
});

describe('after a login', () => {
  async function arrive(change: Record<string, unknown> = {}, goOn?: () => unknown) {
    answers('/auth/login', signedIn(change));
    const opened = openModal(goOn ? { goOn } : {});
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour1');
    await press('Sign In');
    return opened;
  }

  it('[AUTH-30] [AUTH-31] [AUTH-32] [AUTH-33] [GUEST-03] stores the token, fetches the data, shows a toast and closes', async () => {
    localStorage.setItem('module', JSON.stringify({ id: 1, module_type: 'food' }));
    const success = vi.spyOn(toast, 'success');
    const { result } = await arrive();
    expect(await result).toBe(true);
    expect(readSession().token).toBe('fresh-token');
    expect(localStorage.getItem('token')).toBe('fresh-token');
    expect(success).toHaveBeenCalledWith('Logged in successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const path of ['/customer/cart/list', '/customer/wish-list', '/customer/info']) {
      expect(sent.find((request) => request.path === path)?.authorization, path).toBe('Bearer fresh-token');
    }
  });

  it.each(['/forgot-password', '/ar/forgot-password'])('[PWD-07] leads from %s to the home page', async (path) => {
    history.replaceState(null, '', path);
    answers('/auth/login', signedIn());
    const { result } = openModal();
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour1');
    await press('Sign In');
    await result;
    expect(Router.push).toHaveBeenCalledWith('/home');
    history.replaceState(null, '', '/');
  });

  it('[PWD-07] stays on every other page', async () => {
    history.replaceState(null, '', '/about-us');
    const { result } = await arrive();
    await result;
    expect(Router.push).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  it('continues what the customer was about to do', async () => {
    const goOn = vi.fn();
    const { result } = await arrive({}, goOn);
    await result;
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('asks which of two carts to keep, and keeps it', async () => {
    answers('/customer/cart/merge', { body: { message: 'ok' } });
    const { result } = await arrive({ cart_conflict: true });
    const question = await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });
    await userEvent.click(within(question).getByRole('radio', { name: 'What was in your account' }));
    await press('Keep this cart');
    await result;
    expect(bodyOf('/customer/cart/merge')).toEqual({ guest_id: 77, keep: 'account' });
  });

  it('[GUEST-09] [beyond §2.19] names what is in the carts, and tells what went with the one that was not kept', async () => {
    const told = vi.fn();
    onCartDropped(told);
    const cart = (id: number, name: string, store_id: number) => ({
      store: { id: store_id, name: 'Store', slug: 'store', module_type: 'food' },
      carts: [{ id, item_id: id, module_id: 1, price: 2, quantity: 3, item: { id, name, store_id } }],
    });
    answers('/customer/cart/get-all', { body: [cart(5, 'Soup', 3)] }, { body: [cart(6, 'Udon', 4)] });
    answers('/customer/cart/merge', { body: { message: 'ok' } });
    const { result } = await arrive({ cart_conflict: true });
    const question = await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });
    expect(within(question).getByText(/Soup/)).toBeDefined();
    await userEvent.click(within(question).getByRole('radio', { name: /^What was in your account/ }));
    await press('Keep this cart');
    await result;
    const gone = { lines: [expect.objectContaining({ item_id: 5, quantity: 3 })] };
    expect(told).toHaveBeenCalledWith(expect.objectContaining(gone));
  });

  it('[GUEST-09] says what did not fit when the carts are settled', async () => {
    const info = vi.spyOn(toast, 'info');
    answers('/customer/cart/merge', { body: { message: 'ok', cart_left_out: 3 } });
    const { result } = await arrive({ cart_conflict: true });
    await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });
    await press('Keep this cart');
    await result;
    expect(info).toHaveBeenCalledWith(
      '3 pieces did not fit into your cart: there are no more in stock, or the cart is full.',
    );
  });

  it('[GUEST-09] asks on when the carts could not be settled, says why, and repeats the answer', async () => {
    answers('/customer/cart/merge', refusal(503, 'busy', 'Too busy just now.'), { body: { message: 'ok' } });
    const goOn = vi.fn();
    const { result } = await arrive({ cart_conflict: true }, goOn);
    const question = await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });
    expect(within(question).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(within(question).getByRole('radio', { name: 'What was in your account' }));
    await press('Keep this cart');
    expect((await within(question).findByRole('alert')).textContent).toContain('Too busy just now.');
    expect(goOn).not.toHaveBeenCalled();
    await press('Keep this cart');
    await result;
    const asked = sent.filter(({ path }) => path === '/customer/cart/merge').map(({ body }) => body);
    expect(asked).toEqual([
      { guest_id: 77, keep: 'account' },
      { guest_id: 77, keep: 'account' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('[GUEST-09] a choice whose answer was lost can be sent again but not be changed, since it may have been made', async () => {
    answers('/customer/cart/merge', refusal(502, 'gateway', 'No answer in time.'), { body: { message: 'ok' } });
    const { result } = await arrive({ cart_conflict: true });
    const question = await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });
    await press('Keep this cart');
    expect((await within(question).findByRole('alert')).textContent).toMatch(/You can send it again, but no longer/);
    const other = within(question).getByRole('radio', { name: 'What was in your account' });
    expect(other).toHaveProperty('disabled', true);
    await press('Keep this cart');
    await result;
    const asked = sent.filter(({ path }) => path === '/customer/cart/merge').map(({ body }) => body);
    expect(asked).toEqual([
      { guest_id: 77, keep: 'guest' },
      { guest_id: 77, keep: 'guest' },
    ]);
  });

  it('[GUEST-09] a choice that was refused can be changed', async () => {
    answers('/customer/cart/merge', refusal(403, 'cart_item', 'This cart is gone.'), { body: { message: 'ok' } });
    const { result } = await arrive({ cart_conflict: true });
    const question = await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });
    await press('Keep this cart');
    expect((await within(question).findByRole('alert')).textContent).toBe('This cart is gone.');
    await userEvent.click(within(question).getByRole('radio', { name: 'What was in your account' }));
    await press('Keep this cart');
    await result;
    const asked = sent.filter(({ path }) => path === '/customer/cart/merge').map(({ body }) => body);
    expect(asked).toEqual([
      { guest_id: 77, keep: 'guest' },
      { guest_id: 77, keep: 'account' },
    ]);
  });

  it('[GUEST-09] goes on without the carts being settled where that fails and the question is closed', async () => {
    answers('/customer/cart/merge', refusal(403, 'cart_item', 'This cart is gone.'));
    const goOn = vi.fn();
    const { result } = await arrive({ cart_conflict: true }, goOn);
    await press('Keep this cart');
    await press('Close');
    await result;
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(readSession()).toMatchObject({ token: 'fresh-token', guest_id: 77 });
  });

  it('keeps both carts when the question is dismissed', async () => {
    answers('/customer/cart/merge', { body: { message: 'ok' } });
    const { result } = await arrive({ cart_conflict: true });
    await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' });
    act(closeDialogs);
    await result;
    expect(bodyOf('/customer/cart/merge')).toBeUndefined();
  });

  it('reports the lines that did not fit into the merged cart', async () => {
    const info = vi.spyOn(toast, 'info');
    const { result } = await arrive({ cart_left_out: 2 });
    await result;
    expect(info).toHaveBeenCalledWith(
      '2 pieces did not fit into your cart: there are no more in stock, or the cart is full.',
    );
  });
});
