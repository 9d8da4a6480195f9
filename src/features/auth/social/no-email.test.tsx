// @document
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authRoom } from '@tests/support/rooms/auth-room';

type Facebook = { callback: (said: object) => void; render: (props: { onClick: () => void }) => ReactNode };
// Mocks the providers' windows; only their answer for an account without an email matters here.
vi.mock('react-facebook-login/dist/facebook-login-render-props', () => ({
  default: ({ callback, render }: Facebook) =>
    render({ onClick: () => callback({ accessToken: 'a-token', userID: 'f-1', name: 'Fadi Book' }) }),
}));
vi.mock('@react-oauth/google', () => ({
  GoogleOAuthProvider: ({ children }: { children: ReactNode }) => children,
  useGoogleOAuth: () => ({ scriptLoadedSuccessfully: true }),
  useGoogleLogin: ({ onSuccess }: { onSuccess: (token: object) => void }) => {
    return () => onSuccess({ access_token: 'a-token' });
  },
}));

const { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write } = authRoom();

/** Apple's identity token of an account whose email the customer does not share. */
const appleToken = `head.${btoa(JSON.stringify({ sub: 'a-1' }))}.signature`;

beforeEach(() => {
  vi.stubGlobal('FB', {});
  const signIn = () => Promise.resolve({ authorization: { id_token: appleToken, code: 'apple-code' } });
  vi.stubGlobal('AppleID', { auth: { init: () => {}, signIn } });
  const fetched = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).startsWith('https://www.googleapis.com/')
      ? Promise.resolve(Response.json({ sub: 'g-1' }))
      : fetched(input, init),
  );
  answers('/web-services', { body: { google_client_id: 'client', facebook_app_id: '777' } });
});
afterEach(() => vi.unstubAllGlobals());

/** Signs in with the provider. */
async function comeFrom(name: string) {
  const { client, result } = openModal({ config: ways(0, 0, 1) });
  // Until the providers' settings are loaded, the button says that it is unavailable.
  await waitFor(() => {
    expect(sent.map(({ path }) => path)).toContain('/web-services');
    expect(client.isFetching()).toBe(0);
  });
  await press(`Continue with ${name}`);
  return result;
}

const people: [string, object][] = [
  ['Facebook', { medium: 'facebook', unique_id: 'f-1', token: 'a-token' }],
  ['Google', { medium: 'google', unique_id: 'g-1', token: 'a-token', access_token: 1 }],
  ['Apple', { medium: 'apple', unique_id: 'apple-code', token: appleToken }],
];

describe('an account without an email', () => {
  it.each(people)(
    '[AUTH-39] from %s is sent to the back end, whose refusal opens the phone step',
    async (name, person) => {
      answers('/auth/login', refusal(403, 'email', 'The email is required.'));
      answers('/auth/social-register', { body: { token: 'registered', is_phone_verified: 1 } });
      const result = comeFrom(name);
      expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeDefined();
      expect(bodyOf('/auth/login')).toEqual({ ...person, login_type: 'social', guest_id: 77 });
      await write('Phone', '5550101234');
      await press('Continue');
      await result;
      expect(bodyOf('/auth/social-register')).toMatchObject({ ...person, phone: '+15550101234' });
    },
  );

  it.each(people)('[AUTH-43] [AUTH-46] from %s gets the one that is typed afterwards', async (name) => {
    answers('/auth/login', signedIn({ token: null }));
    answers('/auth/social-register', { body: { token: null, is_phone_verified: 1, is_email_verified: 0 } });
    answers('/auth/update-info', signedIn());
    const result = comeFrom(name);
    await write('Phone', '5550101234');
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeDefined();
    await write(/^Name/, 'Noor Alsari');
    await write(/^Email/, 'noor@mail.example');
    await press('Continue');
    await result;
    expect(bodyOf('/auth/update-info')).toMatchObject({ email: 'noor@mail.example', phone: '+15550101234' });
  });
});
