import { FirebaseError, getApps, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  type Auth,
} from 'firebase/auth';
import type { FirebaseSettings } from '@/contract/auth/web-services';

/** Sends a code by Firebase behind its invisible reCAPTCHA; returns the same as a PhoneSender. */
export async function sendCode(settings: FirebaseSettings, phone: string): Promise<{ session_info: string } | null> {
  const auth = ensureAuth(settings);
  auth.languageCode = document.documentElement.lang;
  const place = document.createElement('div');
  document.body.append(place);
  const check = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return { session_info: await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, check) };
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'auth/invalid-phone-number') throw error;
    // eslint-disable-next-line no-console -- accounts §8: it is only logged.
    console.warn('Invalid phone number');
    return null;
  } finally {
    check.clear();
    place.remove();
  }
}

/** Nobody is signed in to Firebase: it sends the code, and the back end checks it. So no session is persisted. */
function ensureAuth({ emulator, vapidKey: _push, ...settings }: FirebaseSettings): Auth {
  const begun = getApps().find(({ name }) => name === '[DEFAULT]');
  if (begun) return getAuth(begun);
  const auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence });
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}
