import { record, text } from '@/contract/core/wire-values';

const TIMEOUT = 10_000;
const HOST = 'https://identitytoolkit.googleapis.com';

/** The service's answer to a code: the phone that it proves, or the reason why it proves none. */
export type PhoneProof = { phone: string; reason?: undefined } | { phone: null; reason: string };

/**
 * Asks Firebase whether a code that it has sent is right. FIREBASE_AUTH_EMULATOR_HOST sends the request to the
 * emulator.
 */
export async function verifyFirebasePhone(session_info: string, code: string): Promise<PhoneProof> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_API_KEY: key = '' } = process.env;
  const host = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : HOST;
  const answer = await fetch(`${host}/v1/accounts:signInWithPhoneNumber?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionInfo: session_info, code }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const body = record(await answer.json().catch(() => null));
  const phone = text(body.phoneNumber);
  // A sign-in that only links accounts answers a temporary proof and no token: it proves nothing here.
  if (answer.ok && phone && text(body.idToken)) return { phone };
  return { phone: null, reason: text(record(body.error).message) || `HTTP ${answer.status}` };
}
