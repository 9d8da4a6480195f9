// @document
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { authRoom } from '@tests/support/rooms/auth-room';
import type { SocialAnswer, SocialButtonProps } from './social/social-port';

const said = vi.hoisted(() => ({ answer: null as unknown, facebook: {} }));
vi.mock('./social/google', () => ({
  // Mocks the provider's window; only its answer matters here.
  GoogleButton: ({ onAnswer, onProblem, children }: SocialButtonProps) => (
    <button onClick={() => (said.answer ? onAnswer(said.answer as SocialAnswer) : onProblem('The window was closed'))}>
      {children}
    </button>
  ),
}));

// Mocks Facebook's window and its answer.
vi.mock('react-facebook-login/dist/facebook-login-render-props', () => ({
  default: ({ render, callback }: { render: (props: object) => ReactNode; callback: (said: object) => void }) =>
    render({ onClick: () => callback({ accessToken: 'graph-token', userID: '9', ...said.facebook }) }),
}));

const { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write } = authRoom();

const google: SocialAnswer = { medium: 'google', token: 'id-token', unique_id: 'client', email: 'noor@mail.example' };

async function comeFromFacebook(person: object = { phone: '+15550101234' }) {
  said.facebook = person;
  answers('/web-services', { body: { facebook_app_id: '4711' } });
  vi.stubGlobal('FB', {});
  const opened = openModal({ config: ways(0, 0, 1) });
  // Until the settings are loaded, the button only says that Facebook can not be reached.
  await waitFor(() => {
    expect(sent.map(({ path }) => path)).toContain('/web-services');
    expect(opened.client.isFetching()).toBe(0);
  });
  await press('Continue with Facebook');
  return opened;
}
afterEach(() => vi.unstubAllGlobals());

async function comeFrom(answer: SocialAnswer | null) {
  said.answer = answer;
  const opened = openModal({ config: ways(0, 0, 1) });
  await press('Continue with Google');
  return opened;
}

describe('the providers', () => {
  it.each([
    ['all', ways(0, 0, 1), ['Google', 'Facebook', 'Apple']],
    [
      'none switched off in its own list',
      ways(0, 0, 1, { social_login: [{ login_medium: 'facebook', status: false }] }),
      ['Google', 'Apple'],
    ],
    [
      'no Apple without its client id',
      ways(0, 0, 1, { apple_login: [{ status: true, client_id: '' }] }),
      ['Google', 'Facebook'],
    ],
  ])('[CONFIG-03] [CONFIG-04] [AUTH-42] shows %s', async (_what, config, names) => {
    openModal({ config });
    await screen.findByRole('button', { name: 'Continue with Google' });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent)).toEqual(
        names.map((name) => `Continue with ${name}`),
      ),
    );
  });

  it('[AUTH-41] warns while Apple’s script is not loaded', async () => {
    const warning = vi.spyOn(toast, 'warning');
    openModal({ config: ways(0, 0, 1) });
    await press('Continue with Apple');
    expect(warning).toHaveBeenCalledWith('Apple SDK not loaded');
  });

  it('[AUTH-42] calls Apple with the client id and the redirect URL of the configuration', async () => {
    const init = vi.fn();
    const signIn = () => Promise.reject(Object.assign(new Error(), { error: 'popup_closed_by_user' }));
    vi.stubGlobal('AppleID', { auth: { init, signIn } });
    const apple_login = [
      { status: true, client_id: 'shop.example.web', redirect_url_react: 'https://shop.example/in' },
    ];
    openModal({ config: ways(0, 0, 1, { apple_login }) });
    await press('Continue with Apple');
    expect(init).toHaveBeenCalledWith(
      expect.objectContaining({ clientId: 'shop.example.web', redirectURI: 'https://shop.example/in' }),
    );
  });

  it('[AUTH-08] [AUTH-11] says that nothing is offered if only providers are allowed and none is enabled', async () => {
    const social_login = ['google', 'facebook'].map((login_medium) => ({ login_medium, status: false }));
    openModal({ config: ways(0, 0, 1, { social_login, apple_login: [] }) });
    expect(await screen.findByText('Signing in is not offered here')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeDefined();
  });

  it('shows why a provider gave no answer', async () => {
    await comeFrom(null);
    expect((await screen.findByRole('alert')).textContent).toBe('The window was closed');
  });
});

describe('after a provider answers', () => {
  it('[AUTH-34] [AUTH-35] sends the answer and signs in with the token', async () => {
    answers('/auth/login', signedIn());
    const { result } = await comeFrom({ ...google, access_token: 1 });
    await result;
    expect(bodyOf('/auth/login')).toEqual({ ...google, access_token: 1, login_type: 'social', guest_id: 77 });
    expect(readSession().token).toBe('fresh-token');
  });

  it.each([{ phone: '+15550101234' }, { email: 'noor@mail.example' }])(
    '[AUTH-34] sends %j from Facebook',
    async (told) => {
      answers('/auth/login', signedIn());
      const { result } = await comeFromFacebook(told);
      await result;
      expect(bodyOf('/auth/login')).toEqual({
        ...{ medium: 'facebook', token: 'graph-token', unique_id: '9' },
        ...{ ...told, login_type: 'social', guest_id: 77 },
      });
    },
  );

  it('[AUTH-34] sends the email in Apple’s token, and Apple’s code', async () => {
    const id_token = `head.${btoa(JSON.stringify({ email: 'noor@mail.example' }))}.signature`;
    const signIn = () => Promise.resolve({ authorization: { id_token, code: 'apple-code' } });
    vi.stubGlobal('AppleID', { auth: { init: () => {}, signIn } });
    answers('/auth/login', signedIn());
    const { result } = openModal({ config: ways(0, 0, 1) });
    await press('Continue with Apple');
    await result;
    expect(bodyOf('/auth/login')).toEqual({
      ...{ medium: 'apple', token: id_token, unique_id: 'apple-code', email: 'noor@mail.example' },
      ...{ login_type: 'social', guest_id: 77 },
    });
  });

  it.each([
    ['as Facebook tells it', refusal(403, 'email', 'The email is required.'), '+1 (555) 010-1234'],
    ['as the back end knows it', signedIn({ token: null, phone: '+15550109999' }), '+1 (555) 010-9999'],
  ])('[AUTH-03] [AUTH-34] the requested phone is shown in its field %s', async (_how, first, shown) => {
    answers('/auth/login', first);
    answers('/auth/social-register', { body: { token: 'registered', is_phone_verified: 1 } });
    const { result } = await comeFromFacebook();
    expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeDefined();
    expect(await screen.findByDisplayValue(shown)).toBeDefined();
    await press('Continue');
    await result;
    expect(bodyOf('/auth/social-register')).toMatchObject({ phone: `+${shown.replace(/\D/g, '')}` });
  });

  it('[AUTH-43] [AUTH-46] asks for the email to verify if it is unknown', async () => {
    answers('/auth/login', signedIn({ token: null }));
    answers('/auth/social-register', { body: { token: null, is_phone_verified: 1, is_email_verified: 0 } });
    answers('/auth/update-info', signedIn());
    const { result } = await comeFrom({ medium: 'google', token: 'id-token', unique_id: 'client' });
    await write('Phone', '5550101234');
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeDefined();
    expect(screen.queryByLabelText('Phone')).toBeNull();
    await write(/^Name/, 'Noor Alsari');
    await write(/^Email/, 'noor@mail.example');
    await press('Continue');
    await result;
    expect(bodyOf('/auth/update-info')).toMatchObject({ email: 'noor@mail.example', phone: '+15550101234' });
  });

  it.each([
    ['AUTH-36', 'without a token', signedIn({ token: null })],
    ['AUTH-39', 'when the refusal has the code email', refusal(403, 'email', 'The email has been taken.')],
  ])('[AUTH-03] [AUTH-43] [%s] asks for the phone %s and registers it', async (_id, _when, first) => {
    answers('/auth/login', first);
    answers('/auth/social-register', { body: { token: 'registered', is_phone_verified: 1 } });
    const { result } = await comeFrom(google);
    expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeDefined();
    await press('Continue');
    expect(await screen.findByText('Please give a phone number')).toBeDefined();
    await write('Phone', '5550101234');
    await press('Continue');
    await result;
    expect(bodyOf('/auth/social-register')).toEqual({
      email: 'noor@mail.example',
      token: 'id-token',
      unique_id: 'client',
      medium: 'google',
      phone: '+15550101234',
      id_token: true,
      guest_id: 77,
    });
    expect(readSession().token).toBe('registered');
  });

  it('[AUTH-43] registers with the kind of Google token', async () => {
    answers('/auth/login', signedIn({ token: null }));
    answers('/auth/social-register', { body: { token: 'registered', is_phone_verified: 1 } });
    const { result } = await comeFrom({ ...google, access_token: 1 });
    await write('Phone', '5550101234');
    await press('Continue');
    await result;
    expect(bodyOf('/auth/social-register')).toMatchObject({ id_token: true, access_token: 1 });
  });

  it('[AUTH-43] verifies the registered phone where needed', async () => {
    answers('/auth/login', signedIn({ token: null }));
    answers('/auth/social-register', { body: { token: null, is_phone_verified: 0 } });
    await comeFrom(google);
    await write('Phone', '5550101234');
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeDefined();
  });

  it('[AUTH-20] [AUTH-43] signs in where the request for a new code is answered with a token', async () => {
    const success = vi.spyOn(toast, 'success').mockResolvedValue();
    answers('/auth/login', signedIn({ token: null }), signedIn());
    answers('/auth/social-register', { body: { token: null, is_phone_verified: 0 } });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { result } = await comeFrom(google);
    await write('Phone', '5550101234');
    await press('Continue');
    await screen.findByLabelText('6-digit code');
    act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    await press('Resend');
    await waitFor(() => expect(readSession().token).toBe('fresh-token'));
    expect(await result).toBe(true);
    expect(success).not.toHaveBeenCalledWith('A new code is on its way.');
  });

  it('[AUTH-37] continues with the profile step', async () => {
    answers('/auth/login', signedIn({ token: null, is_personal_info: 0 }));
    await comeFrom(google);
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeDefined();
    expect(await screen.findByLabelText('Phone', { selector: 'input' })).toBeDefined();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it('[AUTH-28] [AUTH-38] asks whether the found account is the customer’s', async () => {
    const found = { id: 3, name: 'Sara', image: 'https://pictures.example/sara.webp' };
    answers('/auth/login', signedIn({ token: null, is_exist_user: found }), signedIn());
    const { result } = await comeFrom(google);
    await screen.findByText('is this your account?');
    await press('Yes');
    await result;
    expect(bodyOf('/auth/login')).toMatchObject({ token: 'id-token', verified: 'yes' });
  });

  it('[AUTH-40] shows the message of any other refusal', async () => {
    answers('/auth/login', { status: 403, body: { error: 'wrong credential.', message: 'Email does not match.' } });
    const error = vi.spyOn(toast, 'error').mockResolvedValue();
    await comeFrom(google);
    await waitFor(() => expect(error.mock.calls.map(([text]) => text)).toEqual(['Email does not match.']));
    expect(sent).toHaveLength(1);
  });
});
