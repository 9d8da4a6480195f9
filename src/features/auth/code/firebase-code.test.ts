// @document
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirebaseError } from 'firebase/app';
import { sendCode } from './firebase-code';

const verify = vi.hoisted(() => vi.fn());

// Mocked: the third-party service and its checks need a network.
vi.mock('firebase/auth', () => ({
  getAuth: vi.fn(() => ({})),
  initializeAuth: vi.fn(() => ({})),
  inMemoryPersistence: {},
  PhoneAuthProvider: class {
    verifyPhoneNumber = verify;
  },
  RecaptchaVerifier: class {
    clear() {}
  },
}));

const settings = { apiKey: 'a', authDomain: 'b', projectId: 'c', appId: 'd' } as Parameters<typeof sendCode>[0];
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  verify.mockReset();
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => document.body.replaceChildren());

it('[AUTH-53] an invalid number is only logged', async () => {
  verify.mockRejectedValue(new FirebaseError('auth/invalid-phone-number', 'The format is wrong'));
  expect(await sendCode(settings, '+1')).toBeNull();
  expect(warn.mock.calls).toEqual([['Invalid phone number']]);
});

it('[AUTH-52] any other failure shows the provider’s message', async () => {
  verify.mockRejectedValue(new FirebaseError('auth/too-many-requests', 'Too many messages'));
  await expect(sendCode(settings, '+15550101234')).rejects.toThrow('Too many messages');
  expect(warn).not.toHaveBeenCalled();
});

it('[AUTH-51] returns the session of the sent code, and removes the human check from the page', async () => {
  verify.mockResolvedValue('session-1');
  expect(await sendCode(settings, '+15550101234')).toEqual({ session_info: 'session-1' });
  expect(verify).toHaveBeenCalledWith('+15550101234', expect.anything());
  expect(document.body.childElementCount).toBe(0);
});
