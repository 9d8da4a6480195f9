// @document
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { describe, expect, it, vi } from 'vitest';
import { forgetGuest, readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { authRoom } from '@tests/support/rooms/auth-room';
import { firebasePhone } from './code/firebase-phone';

vi.mock('./code/firebase-phone', () => ({ firebasePhone: vi.fn() }));

const { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write } = authRoom();

type Typed = { name?: string; email?: string; phone?: string; password?: string; confirm?: string };
const noor = { name: 'Noor Alsari', email: 'noor@mail.example', phone: '5550101234', password: 'harbour1' };

const terms = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^I accept the Terms and Conditions/ });
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Sign Up' });

async function fill({ name = '', email = '', phone = '', password = '', confirm = password }: Typed) {
  if (name) await write('Name', name);
  if (email) await write('Email', email);
  if (phone) await write('Phone', phone);
  if (password) await write('Password', password);
  if (confirm) await write('Confirm password', confirm);
}

async function signUp(typed: Typed = noor, options: { config?: object; goOn?: () => unknown } = {}) {
  const opened = openModal({ mode: 'sign-up', ...options });
  await fill(typed);
  await userEvent.click(await terms());
  await userEvent.click(await submit());
  return opened;
}

describe('the form', () => {
  it('[SIGNUP-01] [SIGNUP-02] [SIGNUP-16] [ROUTE-10] has five fields and the terms', async () => {
    openModal({ mode: 'sign-up' });
    for (const label of ['Name', 'Email', 'Phone', 'Password', 'Confirm password']) {
      expect(await screen.findByLabelText(label, { selector: 'input' }), label).toBeDefined();
    }
    expect(screen.getByLabelText('Password').getAttribute('placeholder')).toBe('Minimum 8 characters');
    expect(screen.getByLabelText('Confirm password').getAttribute('placeholder')).toBeNull();
    const link = screen.getByRole('link', { name: /^Terms and Conditions/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms-and-conditions', '_blank']);
  });

  it('[ROUTE-12] opens the five linked pages in new windows', async () => {
    openModal({
      mode: 'sign-up',
      config: ways(0, 1, 0, { refund_policy: 1, cancelation_policy: 1, shipping_policy: 1 }),
    });
    const links = (await screen.findByRole('navigation', { name: 'Policies' })).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/privacy-policy',
      '/refund-policy',
      '/cancellation-policy',
      '/shipping-policy',
      '/about-us',
    ]);
    expect([...links].every((link) => link.target === '_blank')).toBe(true);
  });

  it('[SIGNUP-03] [SIGNUP-19] can be submitted only with the terms ticked, and says so', async () => {
    openModal({ mode: 'sign-up' });
    expect((await submit()).disabled).toBe(true);
    await userEvent.click(await terms());
    expect((await submit()).disabled).toBe(false);
    expect(screen.queryByText('You must accept the terms and conditions')).toBeNull();
    await userEvent.click(await terms());
    expect((await submit()).disabled).toBe(true);
    expect(await screen.findByText('You must accept the terms and conditions')).toBeDefined();
  });

  it.each([
    [1, 1, true],
    [1, 0, false],
    [0, 1, false],
  ])('[SIGNUP-04] with wallet %d and referral %d the referral code is shown: %s', async (wallet, referral, is) => {
    const config = ways(0, 1, 0, { customer_wallet_status: wallet, ref_earning_status: referral });
    openModal({ mode: 'sign-up', config });
    await terms();
    expect(screen.queryByLabelText(/^Referral code/) !== null).toBe(is);
  });

  it.each<[id: string, change: Typed, message: string]>([
    ['SIGNUP-08', { name: '' }, 'First name is required'],
    ['SIGNUP-09', { email: 'noor@mail' }, 'Must be a valid email'],
    ['SIGNUP-10', { email: `${'n'.repeat(250)}@mail.example` }, 'This is too long'],
    ['SIGNUP-11', { email: '' }, 'Email is required'],
    ['SIGNUP-12', { phone: '' }, 'Please give a phone number'],
    ['SIGNUP-13', { phone: '555010123' }, 'Number must be 10 digits'],
    ['SIGNUP-14', { password: '', confirm: 'harbour1' }, 'Password is required'],
    ['SIGNUP-15', { password: '12345', confirm: '12345' }, 'Password is too short - should be 6 chars minimum.'],
    ['SIGNUP-17', { confirm: '' }, 'This field is required'],
    ['SIGNUP-18', { confirm: 'harbour2' }, 'Passwords must match'],
  ])('[%s] refuses %j', async (_id, change, message) => {
    await signUp({ ...noor, confirm: noor.password, ...change });
    const error = await screen.findByText(message);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-describedby')).toBe(error.id));
    expect(sent).toEqual([]);
  });

  it('leads back to the sign-in view', async () => {
    openModal({ mode: 'sign-up' });
    await press('Sign In');
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeDefined();
  });
});

describe('the request', () => {
  const config = ways(0, 1, 0, { customer_wallet_status: 1, ref_earning_status: 1 });

  it('[SIGNUP-05] [SIGNUP-06] contains the form and the guest id, with the referral code as typed', async () => {
    answers('/auth/sign-up', signedIn());
    const { result } = openModal({ mode: 'sign-up', config });
    await fill(noor);
    await write(/^Referral code/, 'qb-7f2k');
    await userEvent.click(await terms());
    await userEvent.click(await submit());
    await result;
    expect(bodyOf('/auth/sign-up')).toEqual({
      name: 'Noor Alsari',
      email: 'noor@mail.example',
      phone: '+15550101234',
      password: 'harbour1',
      confirm_password: 'harbour1',
      ref_code: 'qb-7f2k',
      guest_id: 77,
    });
  });

  it.each([
    ['ref_code', 'Referral code', 'This code is not known.', 405],
    ['email', 'Email', 'The email has already been taken.', 403],
    ['phone', 'Phone', 'The phone has already been taken.', 403],
    ['password', 'Password', 'The password must be at least 8 characters.', 403],
    // A number to which no code can be sent.
    ['otp', 'Phone', 'Please try again later.', 405],
  ])('[SIGNUP-05] shows a refused %s at its field and keeps the other input', async (code, label, message, status) => {
    answers('/auth/sign-up', refusal(status, code, message));
    await signUp(noor, { config });
    const error = await screen.findByText(message);
    const field = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
    expect(field.getAttribute('aria-describedby')).toBe(error.id);
    expect(screen.getByDisplayValue('Noor Alsari')).toBeDefined();
  });

  it('[SIGNUP-05] typing in a field clears its refusal, but not those of other fields', async () => {
    const errors = [
      { code: 'email', message: 'The email has already been taken.' },
      { code: 'phone', message: 'The phone has already been taken.' },
    ];
    answers('/auth/sign-up', { status: 403, body: { errors } });
    await signUp();
    await screen.findByText('The email has already been taken.');
    await write('Email', '.org');
    await waitFor(() => expect(screen.queryByText('The email has already been taken.')).toBeNull());
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('The phone has already been taken.')).toBeDefined();
  });

  it.each([
    [' qb-7f2k ', 'qb-7f2k'],
    ['  ', undefined],
  ])('[SIGNUP-05] trims the spaces around the code %j', async (typed, ref_code) => {
    answers('/auth/sign-up', signedIn());
    const { result } = openModal({ mode: 'sign-up', config });
    await fill(noor);
    await write(/^Referral code/, typed);
    await userEvent.click(await terms());
    await userEvent.click(await submit());
    await result;
    expect(bodyOf('/auth/sign-up')?.ref_code).toBe(ref_code);
  });

  it('[GUEST-02] [SIGNUP-06] contains the guest id, which is created first if missing', async () => {
    forgetGuest();
    answers('/auth/guest/request', { body: { guest_id: 501 } });
    answers('/auth/sign-up', signedIn());
    const { result } = await signUp();
    await result;
    expect(bodyOf('/auth/sign-up')).toMatchObject({ guest_id: 501 });
  });
});

describe('a new customer', () => {
  const inZone = () => localStorage.setItem('zoneid', '[1]');
  const module = (module_type: string) => localStorage.setItem('module', JSON.stringify({ id: 2, module_type }));

  it('[SIGNUP-07] [SIGNUP-20] [SIGNUP-21] is signed in with both contacts verified, and goes to the interests', async () => {
    inZone();
    module('food');
    const success = vi.spyOn(toast, 'success');
    answers('/auth/sign-up', signedIn());
    const { result } = await signUp();
    await result;
    expect(readSession().token).toBe('fresh-token');
    expect(success).toHaveBeenCalledWith('Signup successfully.');
    expect(success).not.toHaveBeenCalledWith('Logged in successfully');
    expect(Router.push).toHaveBeenCalledWith('/interest');
  });

  it.each([
    ['no zone is stored', () => module('food')],
    [
      'the module is parcel',
      () => {
        inZone();
        module('parcel');
      },
    ],
  ])('[SIGNUP-22] goes to /home when %s', async (_when, prepare) => {
    prepare();
    answers('/auth/sign-up', signedIn());
    const { result } = await signUp();
    await result;
    expect(Router.push).toHaveBeenCalledWith('/home');
  });

  it('stays on the page when there is something to continue', async () => {
    inZone();
    const goOn = vi.fn();
    answers('/auth/sign-up', signedIn());
    const { result } = await signUp(noor, { goOn });
    await result;
    expect(goOn).toHaveBeenCalled();
    expect(Router.push).not.toHaveBeenCalled();
  });

  it('[SIGNUP-23] [SIGNUP-26] verifies the phone, then the email, and is signed in', async () => {
    answers('/auth/sign-up', signedIn({ token: null, is_phone_verified: 0, is_email_verified: 0 }));
    answers('/auth/verify-phone', signedIn({ token: null, is_email_verified: 0 }), signedIn());
    const { result } = await signUp();
    expect(await screen.findByText('+15550101234')).toBeDefined();
    await write('6-digit code', '123456');
    expect(await screen.findByText('noor@mail.example')).toBeDefined();
    await write('6-digit code', '654321');
    await result;
    expect(bodyOf('/auth/verify-phone')).toEqual({
      otp: '654321',
      login_type: 'manual',
      verification_type: 'email',
      email: 'noor@mail.example',
      guest_id: 77,
    });
    expect(readSession().token).toBe('fresh-token');
    expect(Router.push).toHaveBeenCalled();
  });

  it('[AUTH-20] [SIGNUP-23] is signed in where another back end answers the request for a new code with a token', async () => {
    const success = vi.spyOn(toast, 'success').mockResolvedValue();
    answers('/auth/sign-up', signedIn({ token: null, is_phone_verified: 0 }));
    answers('/auth/login', signedIn());
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { result } = await signUp();
    await screen.findByLabelText('6-digit code');
    act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    await press('Resend');
    await waitFor(() => expect(readSession().token).toBe('fresh-token'));
    expect(await result).toBe(true);
    expect(success).toHaveBeenCalledWith('Signup successfully.');
    expect(success).not.toHaveBeenCalledWith('A new code is on its way.');
  });

  it('[SIGNUP-24] [SIGNUP-25] verifies by the phone service even if the answer has a token', async () => {
    vi.mocked(firebasePhone).mockResolvedValue({ session_info: 's' });
    answers('/auth/sign-up', signedIn({ token: 'early', is_phone_verified: 0 }));
    answers('/auth/firebase-verify-token', signedIn());
    const { result } = await signUp(noor, { config: ways(0, 1, 0, { firebase_otp_verification: 1 }) });
    await screen.findByLabelText('6-digit code');
    expect(readSession().token).toBeNull();
    await write('6-digit code', '123456');
    await result;
    expect(bodyOf('/auth/firebase-verify-token')).toMatchObject({ login_type: 'manual', session_info: 's' });
  });
});
