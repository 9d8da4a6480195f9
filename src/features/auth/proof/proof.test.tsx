// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAccount } from '@/contract/customer/customer-writes';
import { request } from '@/lib/api/browser';
import { ProofDeclined } from '@/lib/api/errors';
import { onProofWanted } from '@/lib/api/call-handlers';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { saveToken } from '@/lib/session';
import { renderPage } from '@tests/support/render-page';
import { firebasePhone } from '../code/firebase-phone';
import { askForProof } from './ask-for-proof';

// Mocked: Firebase's own servers send the codes.
vi.mock('../code/firebase-phone', () => ({ firebasePhone: vi.fn() }));

const password = { by: 'password' };
const email = { by: 'email', to: 'noor@mail.example', verification_medium: 'email' };
let proofs: object[] = [];
let isProved = false;
const tries: string[] = [];
const proved: object[] = [];
const server = apiServer();

beforeAll(() => {
  onProofWanted(askForProof);
});
beforeEach(() => {
  saveToken('a-token');
  proofs = [password, email];
  isProved = false;
  tries.length = proved.length = 0;
  server.use(
    http.delete('*/customer/remove-account', ({ request: { headers } }) => {
      tries.push(headers.get('authorization') ?? '');
      const errors = [{ code: 'reauthenticate', message: 'Sign in again' }];
      return isProved ? HttpResponse.json([]) : HttpResponse.json({ errors, proofs }, { status: 403 });
    }),
    http.post('*/customer/prove/code', () => HttpResponse.json({ message: 'sent' })),
    http.post('*/customer/prove', async (call) => {
      const given = (await call.request.json()) as { password?: string; otp?: string };
      proved.push(given);
      isProved = given.password === 'right-one' || given.otp === '123456';
      const code = given.password ? 'password' : 'otp';
      const refusal = { errors: [{ code, message: 'That is not right' }] };
      return isProved ? HttpResponse.json({}) : HttpResponse.json(refusal, { status: code === 'otp' ? 404 : 403 });
    }),
  );
  renderPage(<DialogHost />);
});
afterEach(() => {
  act(closeDialogs);
  cleanup();
  vi.useRealTimers();
});
afterAll(() => {
  onProofWanted(null);
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** The outcome of the call, observed before it settles. */
const remove = () =>
  request(removeAccount, {}).then(
    () => 'done',
    (error: Error) => error,
  );

describe('a call that needs re-authentication', () => {
  it('asks for the password until it is right, then is retried', async () => {
    const outcome = remove();
    const field = await screen.findByLabelText('Password');
    await userEvent.type(field, 'wrong-one');
    await press('Continue');
    expect(await screen.findByText('That is not right')).toBeTruthy();
    expect(tries).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'right-one');
    await press('Continue');
    expect(await outcome).toBe('done');
    expect(proved.at(-1)).toEqual({ by: 'password', password: 'right-one' });
    expect([tries.length, screen.queryByRole('dialog')]).toEqual([2, null]);
  });

  it('asks for a code instead', async () => {
    const outcome = remove();
    await press('Send a code to noor@mail.example');
    await userEvent.type(await screen.findByLabelText('6-digit code'), '000000');
    expect(await screen.findByText('That is not right')).toBeTruthy();
    await press('Go Back');
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    await press('Send a code to noor@mail.example');
    await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
    expect(await outcome).toBe('done');
    expect(proved.at(-1)).toEqual({ by: 'email', otp: '123456' });
  });

  it('[AUTH-48] reports too many attempts at the digits', async () => {
    const refusal = { errors: [{ code: 'otp_temp_blocked', message: 'Please wait 10 minutes.' }] };
    server.use(http.post('*/customer/prove', () => HttpResponse.json(refusal, { status: 405 })));
    const outcome = remove();
    await press('Send a code to noor@mail.example');
    const digits = await screen.findByLabelText('6-digit code');
    await userEvent.type(digits, '000000');
    const error = await screen.findByText('Please wait 10 minutes.');
    expect(digits.getAttribute('aria-describedby')).toBe(error.id);
    await press('Close');
    await outcome;
  });

  it('[AUTH-20] [AUTH-51] checks the digits in the session of the last code from Firebase', async () => {
    vi.mocked(firebasePhone)
      .mockResolvedValueOnce({ session_info: 'first' })
      .mockResolvedValue({ session_info: 'second' });
    proofs = [{ by: 'phone', to: '+15550101234', verification_medium: 'firebase' }];
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const outcome = remove();
    await press('Send a code to +15550101234');
    await screen.findByLabelText('6-digit code');
    act(() => void vi.advanceTimersByTime(60_000));
    await press('Resend');
    await screen.findByText('1:00');
    await userEvent.type(screen.getByLabelText('6-digit code'), '123456');
    expect(await outcome).toBe('done');
    expect(proved).toEqual([{ by: 'phone', otp: '123456', session_info: 'second' }]);
  });

  it('fails silently when the customer cancels', async () => {
    const outcome = remove();
    await press('Close');
    expect(await outcome).toBeInstanceOf(ProofDeclined);
    expect(tries).toHaveLength(1);
  });

  it('has no password field where the account has none', async () => {
    proofs = [email];
    const outcome = remove();
    expect(await screen.findByText('You signed in a while ago. Choose how to confirm to go on.')).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await press('Close');
    await outcome;
  });

  it('fails with its message where no method is available', async () => {
    proofs = [{ by: 'fingerprint' }];
    expect(await remove()).toMatchObject({ message: 'Sign in again' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once for all calls that are refused at the same time', async () => {
    const outcomes = Promise.all([remove(), remove()]);
    await waitFor(() => expect(tries).toHaveLength(2));
    await userEvent.type(await screen.findByLabelText('Password'), 'right-one');
    await press('Continue');
    expect(await outcomes).toEqual(['done', 'done']);
    expect(proved).toHaveLength(1);
  });

  it('is not retried after somebody else has signed in', async () => {
    const outcome = remove();
    const field = await screen.findByLabelText('Password');
    act(() => saveToken('another-token'));
    await userEvent.type(field, 'right-one');
    await press('Continue');
    expect(await outcome).toMatchObject({ code: 'reauthenticate' });
    expect(tries).toEqual(['Bearer a-token']);
  });
});
