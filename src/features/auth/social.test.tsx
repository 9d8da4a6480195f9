// @document
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readSession } from '@/lib/session';
import { authRoom } from '@tests/support/rooms/auth-room';
import type { SocialAnswer, SocialButtonProps } from './social/social-port';

const said = vi.hoisted(() => ({ answer: null as unknown }));
vi.mock('./social/google', () => ({
  // The provider's own window is the provider's; what counts here is what it answers.
  GoogleButton: ({ onAnswer, onProblem, children }: SocialButtonProps) => (
    <button onClick={() => (said.answer ? onAnswer(said.answer as SocialAnswer) : onProblem('The window was closed'))}>
      {children}
    </button>
  ),
}));

const { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write } = authRoom();

const google: SocialAnswer = { medium: 'google', token: 'id-token', unique_id: 'client', email: 'noor@mail.example' };

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
      expect(screen.getAllByRole('button', { name: /^Continue with/ }).map((it) => it.textContent)).toEqual(
        names.map((it) => `Continue with ${it}`),
      ),
    );
  });

  it('[AUTH-41] warns while Apple is not there', async () => {
    const { toast } = await import('@/lib/toast');
    const info = vi.spyOn(toast, 'info');
    openModal({ config: ways(0, 0, 1) });
    await press('Continue with Apple');
    expect(info).toHaveBeenCalledWith('Apple SDK not loaded');
  });

  it('says why a provider gave no answer', async () => {
    await comeFrom(null);
    expect((await screen.findByRole('alert')).textContent).toBe('The window was closed');
  });
});

describe('after a provider answers', () => {
  it('[AUTH-34] [AUTH-35] sends what it said and is in with a token', async () => {
    answers('/auth/login', signedIn());
    const { result } = await comeFrom({ ...google, access_token: 1 });
    await result;
    expect(bodyOf('/auth/login')).toEqual({ ...google, access_token: 1, login_type: 'social', guest_id: 77 });
    expect(readSession().token).toBe('fresh-token');
  });

  it('[AUTH-34] sends the phone that Facebook tells', async () => {
    answers('/auth/login', signedIn());
    const { result } = await comeFrom({ ...google, medium: 'facebook', phone: '+15550101234' });
    await result;
    expect(bodyOf('/auth/login')).toMatchObject({ medium: 'facebook', phone: '+15550101234' });
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

  it('[AUTH-43] registers with the kind of token that Google gave', async () => {
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

  it('[AUTH-37] completes the profile', async () => {
    answers('/auth/login', signedIn({ token: null, is_personal_info: 0 }));
    await comeFrom(google);
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeDefined();
    expect(await screen.findByLabelText('Phone', { selector: 'input' })).toBeDefined();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it('[AUTH-28] [AUTH-38] asks whether an account is the same person', async () => {
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
    await comeFrom(google);
    expect((await screen.findByRole('alert')).textContent).toBe('Email does not match.');
    expect(sent).toHaveLength(1);
  });
});
