// @document
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { readSession } from '@/lib/session';
import { authRoom } from '@tests/support/rooms/auth-room';
import { firebasePhone } from './firebase-phone';

vi.mock('./firebase-phone', () => ({ firebasePhone: vi.fn() }));

const { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write } = authRoom();

const codeSent = signedIn({ token: null, is_phone_verified: 0 });
const field = () => screen.findByLabelText('6-digit code');
const typeCode = async (code: string) => userEvent.type(await field(), code);
const verifyButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Verify' });

async function askCode(config: object = ways(1, 0, 0)) {
  const opened = openModal({ config });
  await write('Phone', '5550101234');
  await press('Get OTP');
  return opened;
}

describe('the phone form', () => {
  it('[AUTH-65] [AUTH-66] has its own field, whose country is fixed unless the configuration allows a choice', async () => {
    openModal({ config: ways(1, 0, 0) });
    const phone = await screen.findByLabelText('Phone', { selector: 'input' });
    expect(phone.getAttribute('placeholder')).toBe('Enter phone number');
    await userEvent.click(document.querySelector('.selected-flag') ?? phone);
    expect(document.querySelector('.country-list')).toBeNull();
  });

  it('[AUTH-65] [AUTH-66] has a searchable country list where the country can be chosen', async () => {
    openModal({ config: ways(1, 0, 0, { country_picker_status: 1 }) });
    const phone = await screen.findByLabelText('Phone', { selector: 'input' });
    await userEvent.click(document.querySelector('.selected-flag') ?? phone);
    expect(document.querySelector('.country-list .search-box')).not.toBeNull();
  });

  it.each([
    ['AUTH-60', '', 'Please give a phone number'],
    ['AUTH-61', '555010123', 'Number must be 10 digits'],
  ])('[%s] refuses %j on submit', async (_id, number, message) => {
    openModal({ config: ways(1, 0, 0) });
    if (number) await write('Phone', number);
    await press('Get OTP');
    expect(await screen.findByText(message)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('[AUTH-61] [beyond §2.10] accepts a number with nine national digits, as in the Emirates', async () => {
    answers('/auth/login', codeSent);
    openModal({ config: ways(1, 0, 0, { country: 'AE' }) });
    await write('Phone', '501234567');
    await press('Get OTP');
    expect(await field()).toBeDefined();
    expect(bodyOf('/auth/login')).toMatchObject({ phone: '+971501234567' });
  });

  it('[AUTH-67] shows an error only after the field was touched', async () => {
    openModal({ config: ways(1, 0, 0) });
    await userEvent.click(await screen.findByLabelText('Phone', { selector: 'input' }));
    await userEvent.tab();
    expect(screen.queryByText('Please give a phone number')).toBeNull();
    await write('Phone', '555');
    expect(screen.queryByText('Number must be 10 digits')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Number must be 10 digits')).toBeDefined();
  });

  it.each([
    ['another code', 'otp'],
    ['too many codes', 'otp_block_time'],
    ['too many wrong codes', 'otp_temp_blocked'],
  ])('[AUTH-21] sends the number and shows a refusal of %s at the field', async (_what, code) => {
    answers('/auth/login', refusal(405, code, 'Please try again after 42 seconds.'));
    await askCode();
    const error = await screen.findByText('Please try again after 42 seconds.');
    expect(screen.getByLabelText('Phone', { selector: 'input' }).getAttribute('aria-describedby')).toBe(error.id);
    expect(bodyOf('/auth/login')).toEqual({ login_type: 'otp', phone: '+15550101234', type: 'phone', guest_id: 77 });
  });
});

describe('the code', () => {
  it('[AUTH-29] [AUTH-47] [AUTH-50] is sent with its number and signs in', async () => {
    answers('/auth/login', codeSent);
    answers('/auth/verify-phone', signedIn());
    const { result } = await askCode();
    expect(await screen.findByText('+15550101234')).toBeDefined();
    await typeCode('123456');
    expect(await result).toBe(true);
    expect(bodyOf('/auth/verify-phone')).toEqual({
      otp: '123456',
      login_type: 'otp',
      verification_type: 'phone',
      phone: '+15550101234',
      guest_id: 77,
    });
  });

  it('[AUTH-62] [AUTH-63] [AUTH-64] waits for six digits and reports an empty code', async () => {
    answers('/auth/login', codeSent);
    await askCode();
    const digits = await field();
    await waitFor(() => expect(document.activeElement).toBe(digits));
    expect((await verifyButton()).disabled).toBe(true);
    await typeCode('12345');
    expect((await verifyButton()).disabled).toBe(true);
    await userEvent.clear(await field());
    expect(await screen.findByText('field is empty')).toBeDefined();
    expect(sent.some(({ path }) => path === '/auth/verify-phone')).toBe(false);
  });

  it('[AUTH-63] submits a pasted message without a press', async () => {
    answers('/auth/login', codeSent);
    answers('/auth/verify-phone', signedIn());
    const { result } = await askCode();
    await userEvent.click(await field());
    await userEvent.paste('code is 123 456');
    expect(await result).toBe(true);
    expect(bodyOf('/auth/verify-phone')).toMatchObject({ otp: '123456' });
  });

  it.each([
    ['a single message', { status: 404, body: { message: 'Otp does not match' } }],
    ['a list', refusal(404, 'otp', 'Otp does not match')],
    ['a block', refusal(405, 'otp_temp_blocked', 'Otp does not match')],
    ['a wait', refusal(405, 'otp_block_time', 'Otp does not match')],
    ['one of Firebase', refusal(403, '403', 'Otp does not match')],
  ])('[AUTH-48] shows the message of a refusal that came as %s, and keeps the digits', async (_form, answer) => {
    answers('/auth/login', codeSent);
    answers('/auth/verify-phone', answer);
    await askCode();
    await typeCode('111111');
    const error = await screen.findByText('Otp does not match');
    expect((await field()).getAttribute('aria-describedby')).toBe(error.id);
    expect(screen.getByDisplayValue('111111')).toBeDefined();
  });

  it('is submitted once at the sixth digit, whatever is pressed meanwhile, and again on request', async () => {
    const mismatch = refusal(404, 'otp', 'Otp does not match');
    answers('/auth/login', codeSent);
    answers('/auth/verify-phone', mismatch, mismatch, signedIn());
    const { result } = await askCode();
    const checks = () => sent.filter(({ path }) => path === '/auth/verify-phone').length;
    // Typed before any answer can arrive.
    await userEvent.setup({ delay: null }).type(await field(), '111111{Enter}{Enter}');
    expect(await screen.findByText('Otp does not match')).toBeDefined();
    expect(checks()).toBe(1);
    await press('Verify');
    expect(await screen.findByText('Otp does not match')).toBeDefined();
    expect(checks()).toBe(2);
    await userEvent.type(await field(), '{Backspace}2');
    expect(await result).toBe(true);
    expect(bodyOf('/auth/verify-phone')).toMatchObject({ otp: '111112' });
    expect(checks()).toBe(3);
  });

  it('shows the demo code of the configuration', async () => {
    answers('/auth/login', codeSent);
    await askCode(ways(1, 0, 0, { demo: true, demo_code: '482910' }));
    expect(await screen.findByText('482910')).toBeDefined();
  });

  it('goes back to the phone form, which can be closed', async () => {
    answers('/auth/login', codeSent);
    await askCode();
    await field();
    await press('Go Back');
    expect(await screen.findByRole('button', { name: 'Get OTP' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
  });

  it('[AUTH-20] can be sent again after a minute, with a confirmation', async () => {
    const success = vi.spyOn(toast, 'success').mockResolvedValue();
    answers('/auth/login', codeSent);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await askCode();
    await field();
    expect(screen.getByText('1:00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    act(() => void vi.advanceTimersByTime(18_000));
    expect(screen.getByText('0:42')).toBeDefined();
    act(() => void vi.advanceTimersByTime(41_000));
    expect(screen.getByText('0:01')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    act(() => void vi.advanceTimersByTime(1000));
    await press('Resend');
    await waitFor(() => expect(sent.filter(({ path }) => path === '/auth/login')).toHaveLength(2));
    expect(bodyOf('/auth/login')).toMatchObject({ login_type: 'otp', phone: '+15550101234' });
    expect(await screen.findByText('1:00')).toBeDefined();
    expect(success.mock.calls).toEqual([['A new code is on its way.']]);
  });

  it('[AUTH-20] [HDR-12] shows why it could not be sent again, and can be requested again at once', async () => {
    const success = vi.spyOn(toast, 'success').mockResolvedValue();
    const error = vi.spyOn(toast, 'error').mockResolvedValue();
    answers('/auth/login', codeSent, refusal(405, 'otp', 'Please try again after 42 seconds.'));
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await askCode();
    await field();
    act(() => void vi.advanceTimersByTime(60_000));
    await press('Resend');
    await waitFor(() => expect(error.mock.calls.map(([text]) => text)).toEqual(['Please try again after 42 seconds.']));
    expect(success).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeDefined();
  });
});

describe('the phone service', () => {
  const config = ways(1, 0, 0, { firebase_otp_verification: 1 });

  it('[AUTH-49] [AUTH-51] sends the code, which is checked under its session', async () => {
    vi.mocked(firebasePhone).mockResolvedValue({ session_info: 'session-1' });
    answers('/auth/login', codeSent);
    answers('/auth/firebase-verify-token', signedIn());
    const { result } = await askCode(config);
    await typeCode('123456');
    await result;
    expect(firebasePhone).toHaveBeenCalledWith('+15550101234', expect.anything());
    expect(bodyOf('/auth/firebase-verify-token')).toEqual({
      session_info: 'session-1',
      phone: '+15550101234',
      otp: '123456',
      login_type: 'otp',
      guest_id: 77,
    });
  });

  it("[AUTH-52] shows the provider's message when sending fails", async () => {
    vi.mocked(firebasePhone).mockRejectedValue(new Error('Too many messages to this number'));
    answers('/auth/login', codeSent);
    await askCode(config);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many messages to this number');
  });

  it('[AUTH-53] shows no message for a number that it rejects', async () => {
    vi.mocked(firebasePhone).mockClear().mockResolvedValue(null);
    answers('/auth/login', codeSent);
    await askCode(config);
    await waitFor(() => expect(firebasePhone).toHaveBeenCalled());
    await act(async () => {});
    expect(await screen.findByRole('button', { name: 'Get OTP' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('[AUTH-20] [AUTH-51] checks the digits in the session of the last code', async () => {
    vi.mocked(firebasePhone)
      .mockReset()
      .mockResolvedValueOnce({ session_info: 'first' })
      .mockResolvedValue({ session_info: 'second' });
    answers('/auth/login', codeSent);
    answers('/auth/firebase-verify-token', signedIn());
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { result } = await askCode(config);
    await field();
    act(() => void vi.advanceTimersByTime(60_000));
    await press('Resend');
    await screen.findByText('1:00');
    await typeCode('123456');
    await result;
    expect(bodyOf('/auth/firebase-verify-token')).toMatchObject({ session_info: 'second' });
  });

  it("[AUTH-52] shows the provider's message when sending again fails", async () => {
    vi.mocked(firebasePhone)
      .mockReset()
      .mockResolvedValueOnce({ session_info: 'first' })
      .mockRejectedValue(new Error('Too many messages to this number'));
    answers('/auth/login', codeSent);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await askCode(config);
    await field();
    act(() => void vi.advanceTimersByTime(60_000));
    await press('Resend');
    const told = await screen.findByText('Too many messages to this number');
    expect(told.getAttribute('role')).toBe('alert');
  });

  it('[AUTH-53] does not promise a new code when it rejects the number', async () => {
    const success = vi.spyOn(toast, 'success');
    vi.mocked(firebasePhone).mockReset().mockResolvedValueOnce({ session_info: 'session-1' }).mockResolvedValue(null);
    answers('/auth/login', codeSent);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await askCode(config);
    await field();
    act(() => void vi.advanceTimersByTime(60_000));
    await press('Resend');
    await waitFor(() => expect(firebasePhone).toHaveBeenCalledTimes(2));
    await act(async () => {});
    expect(success).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeDefined();
  });
});

describe('the identity', () => {
  const sara = { id: 9, name: 'Sara', image: null };

  it.each([
    ['Yes', 'yes'],
    ['No', 'no'],
  ])(
    '[AUTH-05] [AUTH-27] [AUTH-28] the answer %s is sent with the code as the verified flag',
    async (button, verified) => {
      answers('/auth/login', codeSent, signedIn());
      answers('/auth/verify-phone', signedIn({ token: null, is_exist_user: sara }));
      const { result } = await askCode();
      await typeCode('123456');
      expect(await screen.findByText('is this your account?')).toBeDefined();
      expect(screen.getByText('Sara')).toBeDefined();
      await press(button);
      await result;
      expect(bodyOf('/auth/login')).toMatchObject({
        login_type: 'otp',
        phone: '+15550101234',
        otp: '123456',
        verified,
      });
      expect(readSession().token).toBe('fresh-token');
    },
  );

  it('[AUTH-28] only the first of two quick answers counts', async () => {
    answers('/auth/login', codeSent, signedIn());
    answers('/auth/verify-phone', signedIn({ token: null, is_exist_user: sara }));
    const { result } = await askCode();
    await typeCode('123456');
    const yes = await screen.findByRole('button', { name: 'Yes' });
    fireEvent.click(yes);
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    await result;
    const given = sent.flatMap(({ body }) => (body as { verified?: string } | undefined)?.verified ?? []);
    expect(given).toEqual(['yes']);
  });

  it('[AUTH-04] [AUTH-26] [AUTH-44] [AUTH-45] [AUTH-46] asks for the name and the missing email, without its own validation', async () => {
    answers('/auth/login', codeSent);
    answers('/auth/verify-phone', signedIn({ token: null, is_personal_info: 0 }));
    answers('/auth/update-info', refusal(403, 'email', 'The email has been taken.'), signedIn());
    const { result } = await askCode(ways(1, 0, 0, { customer_wallet_status: 1, ref_earning_status: 1 }));
    await typeCode('123456');
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeDefined();
    expect(screen.queryByLabelText('Phone')).toBeNull();
    const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
    const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
    for (const { required, labels } of [name, email]) {
      expect([required, labels?.[0]?.textContent]).toEqual([true, expect.stringContaining('*')]);
    }
    await waitFor(() => expect(document.activeElement).toBe(name));

    await write(/^Name/, 'Noor Alsari');
    await write(/^Email/, 'noor');
    await press('Continue');
    expect(await screen.findByText('The email has been taken.')).toBeDefined();
    await write(/^Email/, '@mail.example');
    await write(/^Referral code/, 'QB-7F2K');
    await press('Continue');
    await result;
    expect(bodyOf('/auth/update-info')).toEqual({
      name: 'Noor Alsari',
      email: 'noor@mail.example',
      phone: '+15550101234',
      ref_code: 'QB-7F2K',
      login_type: 'otp',
      guest_id: 77,
    });
  });

  it('[AUTH-44] [AUTH-46] asks for the phone if that is missing, and sends it with its plus', async () => {
    answers('/auth/login', signedIn({ token: null, is_personal_info: 0 }));
    answers('/auth/update-info', signedIn());
    const { result } = openModal();
    await write('Email or phone', 'noor@mail.example');
    await write('Password', 'harbour1');
    await press('Sign In');
    expect(await screen.findByLabelText('Phone', { selector: 'input' })).toBeDefined();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    await write(/^Name/, 'Noor Alsari');
    await write('Phone', '5550101234');
    await press('Continue');
    await result;
    expect(bodyOf('/auth/update-info')).toMatchObject({ email: 'noor@mail.example', phone: '+15550101234' });
  });

  it('[AUTH-29] signs in again if the contact was verified before', async () => {
    answers('/auth/login', codeSent, signedIn({ token: 'second' }));
    answers('/auth/verify-phone', { body: { message: 'Phone number already verified' } });
    const success = vi.spyOn(toast, 'success');
    const { result } = openModal();
    await write('Email or phone', '+15550101234');
    await write('Password', 'harbour1');
    await press('Sign In');
    await typeCode('123456');
    await result;
    expect(bodyOf('/auth/verify-phone')).toMatchObject({ login_type: 'manual' });
    expect(readSession().token).toBe('second');
    expect(success).toHaveBeenCalledWith('Logged in successfully');
  });
});
