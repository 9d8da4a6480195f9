// @document
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { describe, expect, it, vi } from 'vitest';
import { authRoom } from '@tests/support/rooms/auth-room';
import { renderPage } from '@tests/support/render-page';
import { DialogHost } from '@/lib/dialogs';
import { toast } from '@/lib/toast';
import * as firebase from '../code/firebase-phone';
import { ForgotPassword } from './forgot-password';
import { openAuth } from '../open-auth';

vi.mock('../open-auth', () => ({ openAuth: vi.fn(() => Promise.resolve(false)) }));

const { answers, bodyOf, press, refusal, sent, ways, write } = authRoom();

const by = (more: object) => ways(0, 1, 0, more);
const both = by({ is_mail_active: true, is_sms_active: true, demo: true, demo_code: '123456' });

function open(config: object = both) {
  return renderPage(
    <>
      <ForgotPassword />
      <DialogHost />
    </>,
    { config },
  );
}

async function asked(email = 'noor@mail.example') {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await press('Send code');
}

async function entered() {
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
}

describe('a forgotten password', () => {
  it.each([
    ['no medium is active', by({ is_mail_active: false, is_sms_active: false })],
    ['nobody signs in by password', ways(1, 0, 0, { is_mail_active: true })],
  ])('[PWD-05] [PWD-06] offers help when %s', (_when, config) => {
    open(config);
    expect(screen.getByText('Sorry, Something Went Wrong')).toBeTruthy();
    expect(screen.getByText('Please try again after some time or Contact with our support team.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Help & Support' }).getAttribute('href')).toBe('/help-and-support');
  });

  it('[PWD-11] [PWD-12] shows what is wrong with an email', async () => {
    open();
    await press('Send code');
    expect(await screen.findByText('Please provide an email address')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'noor');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(sent.some((request) => request.path === '/auth/forgot-password')).toBe(false);
  });

  it('[PWD-09] reports a missing phone', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    await press('Send code');
    expect(await screen.findByText('Please provide a phone number')).toBeTruthy();
  });

  it('[PWD-19] shows the first error of a success answer', async () => {
    const error = vi.spyOn(toast, 'error').mockResolvedValue();
    const errors = [
      { code: 'not-found', message: 'Nobody by that name' },
      { code: 'mail', message: 'No mail leaves today' },
    ];
    answers('/auth/forgot-password', { body: { errors } });
    open();
    await asked();
    expect(await screen.findByText('Nobody by that name')).toBeTruthy();
    expect(error).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[PWD-01] [PWD-02] [PWD-07] [PWD-08] [PWD-18] [PWD-21] [PWD-22] takes three steps by email and ends on the home page', async () => {
    answers('/auth/forgot-password', { body: { message: 'Code sent' } });
    answers('/auth/verify-token', { body: {} });
    answers('/auth/reset-password', { body: { message: 'Changed' } });
    open();
    await asked();
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeTruthy();
    expect(bodyOf('/auth/forgot-password')).toEqual({ verification_method: 'email', email: 'noor@mail.example' });
    expect(screen.getByText('123456')).toBeTruthy();
    await entered();
    await write('Password', 'brand-new');
    await write('Confirm password', 'brand-new');
    const contact = { verification_method: 'email', email: 'noor@mail.example', reset_token: '123456' };
    expect(bodyOf('/auth/verify-token')).toEqual(contact);
    await press('Save password');
    await waitFor(() =>
      expect(bodyOf('/auth/reset-password')).toEqual({
        ...contact,
        password: 'brand-new',
        confirm_password: 'brand-new',
      }),
    );
    await waitFor(() => expect(Router.push).toHaveBeenCalledWith('/home'));
    await waitFor(() => expect(openAuth).toHaveBeenCalledWith('sign-in', expect.anything()));
    expect(localStorage.getItem('token')).toBeNull();
    // Slow: three steps are typed letter by letter.
  }, 20_000);

  it('[PWD-20] [PWD-22] shows the back end’s message for the code and the new password', async () => {
    const success = vi.spyOn(toast, 'success').mockResolvedValue();
    answers('/auth/forgot-password', { body: { message: 'Code sent' } });
    answers('/auth/verify-token', { body: {} });
    answers('/auth/reset-password', { body: { message: 'Changed' } });
    open();
    await asked();
    await entered();
    await write('Password', 'brand-new');
    await write('Confirm password', 'brand-new');
    await press('Save password');
    await waitFor(() => expect(success.mock.calls).toEqual([['Code sent'], ['Changed']]));
  }, 20_000);

  it('[AUTH-16] [PWD-22] deletes the remembered password, and keeps the identifier', async () => {
    localStorage.setItem('userDatafor', '{"email_or_phone":"noor@mail.example","sealed":"old","iv":"iv"}');
    answers('/auth/forgot-password', { body: { message: 'Code sent' } });
    answers('/auth/verify-token', { body: {} });
    answers('/auth/reset-password', { body: { message: 'Changed' } });
    open();
    await asked();
    await entered();
    await write('Password', 'brand-new');
    await write('Confirm password', 'brand-new');
    await press('Save password');
    await waitFor(() => expect(openAuth).toHaveBeenCalled());
    expect(JSON.parse(localStorage.getItem('userDatafor') ?? '')).toEqual({ email_or_phone: 'noor@mail.example' });
  }, 20_000);

  it.each([
    ['invalid', 400],
    ['otp_block_time', 405],
    ['otp_temp_blocked', 405],
    ['403', 403],
  ])('[PWD-21] keeps the dialog open and shows a refusal of %s at the digits', async (code, status) => {
    answers('/auth/forgot-password', { body: { message: 'Code sent' } });
    answers('/auth/verify-token', refusal(status, code, 'That is not the code'));
    open();
    await asked();
    await entered();
    const error = await screen.findByText('That is not the code');
    expect(screen.getByLabelText('6-digit code').getAttribute('aria-describedby')).toBe(error.id);
    expect(screen.getByRole('dialog', { name: 'Enter the code' })).toBeTruthy();
  });

  it('[PWD-13] [PWD-14] [PWD-15] [PWD-16] [PWD-17] validates the new password', async () => {
    answers('/auth/forgot-password', { body: { message: 'Code sent' } });
    answers('/auth/verify-token', { body: {} });
    open();
    await asked();
    await entered();
    await press('Save password');
    expect(await screen.findByText('No password provided.')).toBeTruthy();
    expect(screen.getByText('No Confirm Password provided.')).toBeTruthy();
    const password = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
    expect(password.placeholder).toBe('Minimum 8 characters');
    expect(screen.getByLabelText<HTMLInputElement>('Confirm password', { selector: 'input' }).placeholder).toBe('');
    await write('Password', 'abc12');
    expect(await screen.findByText('Password is too short - should be 6 chars minimum.')).toBeTruthy();
    await write('Password', '3');
    await write('Confirm password', 'other-one');
    expect(await screen.findByText('Passwords must match')).toBeTruthy();
    expect(screen.queryByText('Password is too short - should be 6 chars minimum.')).toBeNull();
  });

  it('[PWD-17] [PWD-22] shows the back end’s mismatch at the confirmation field', async () => {
    answers('/auth/forgot-password', { body: { message: 'Code sent' } });
    answers('/auth/verify-token', { body: {} });
    answers('/auth/reset-password', refusal(401, 'mismatch', 'The two passwords differ.'));
    open();
    await asked();
    await entered();
    await write('Password', 'brand-new');
    await write('Confirm password', 'brand-new');
    await press('Save password');
    const error = await screen.findByText('The two passwords differ.');
    const field = screen.getByLabelText('Confirm password', { selector: 'input' });
    expect(field.getAttribute('aria-describedby')).toBe(error.id);
  });

  it('[PWD-03] [PWD-04] offers a new code after sixty seconds, and waits again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers('/auth/forgot-password', { body: { message: 'Code sent' } });
    open();
    await asked();
    await screen.findByText(/^(1:00|0:5\d)$/);
    act(() => void vi.advanceTimersByTime(40_000));
    expect(screen.getByText(/^0:[01]\d$|^0:20$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    act(() => void vi.advanceTimersByTime(21_000));
    await press('Resend');
    expect(await screen.findByText(/^(1:00|0:5\d)$/)).toBeTruthy();
    expect(sent.filter((request) => request.path === '/auth/forgot-password')).toHaveLength(2);
  });
});

describe('by Firebase', () => {
  it('[PWD-23] [PWD-24] has its code checked by a call of its own, and the password set by the usual one', async () => {
    vi.spyOn(firebase, 'firebasePhone').mockResolvedValue({ session_info: 'a-session' });
    answers('/auth/forgot-password', { body: { message: '' } });
    answers('/auth/firebase-reset-password', { body: { message: 'Right' } });
    answers('/auth/reset-password', { body: { message: 'Changed' } });
    open(by({ is_sms_active: true, firebase_otp_verification: 1 }));
    await write('Phone', '5550142200');
    await press('Send code');
    await entered();
    await write('Password', 'brand-new');
    expect(bodyOf('/auth/firebase-reset-password')).toEqual({
      sessionInfo: 'a-session',
      phoneNumber: '+15550142200',
      code: '123456',
      is_reset_token: 1,
    });
    await write('Confirm password', 'brand-new');
    await press('Save password');
    await waitFor(() =>
      expect(bodyOf('/auth/reset-password')).toEqual({
        ...{ verification_method: 'phone', phone: '+15550142200', reset_token: '123456' },
        ...{ password: 'brand-new', confirm_password: 'brand-new' },
      }),
    );
    expect(sent.some(({ path }) => path === '/auth/verify-token')).toBe(false);
    await waitFor(() => expect(openAuth).toHaveBeenCalledWith('sign-in', expect.anything()));
  }, 20_000);

  it('[PWD-04] [PWD-23] checks the digits in the session of the last code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(firebase, 'firebasePhone')
      .mockResolvedValueOnce({ session_info: 'first' })
      .mockResolvedValue({ session_info: 'second' });
    answers('/auth/forgot-password', { body: { message: '' } });
    answers('/auth/firebase-reset-password', { body: { message: 'Right' } });
    open(by({ is_sms_active: true, firebase_otp_verification: 1 }));
    await write('Phone', '5550142200');
    await press('Send code');
    await screen.findByLabelText('6-digit code');
    act(() => void vi.advanceTimersByTime(61_000));
    await press('Resend');
    await screen.findByText(/^(1:00|0:5\d)$/);
    await entered();
    await waitFor(() => expect(bodyOf('/auth/firebase-reset-password')).toMatchObject({ sessionInfo: 'second' }));
  }, 20_000);
});
