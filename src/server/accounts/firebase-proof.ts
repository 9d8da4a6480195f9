/**
 * Codes that Firebase sends and checks.
 * Spec: wire-format §3.3 and §3.7: a refusal has the code 403 and the provider's own words.
 */
import { verifyFirebasePhone } from '../adapters/firebase';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { isFirebase } from './identity';
import { log } from '../http/log';
import { limitAddress, takeBackTries } from '../http/rate-limit';

type Given = { session_info: string; phone: string; code: string };

/** Returns when the code is right and was sent to exactly this phone; throws otherwise. */
export async function refuseUnlessProved(caller: Caller, { session_info, phone, code }: Given): Promise<void> {
  if (!isFirebase()) throw new ApiError('firebase', { reason: 'OPERATION_NOT_ALLOWED' });
  const counted = await limitAddress(caller, 'code_from_address');
  const proof = await verifyFirebasePhone(session_info, code).catch(async (error: unknown) => {
    await takeBackTries(caller, ...counted);
    log.error('Firebase did not answer', { request: caller.request_id, error });
    throw new ApiError('firebase', { reason: 'UNAVAILABLE' });
  });
  if (proof.phone === null) throw new ApiError('firebase', { reason: proof.reason });
  if (proof.phone !== phone) throw new ApiError('firebase', { reason: 'INVALID_PHONE_NUMBER' });
  await takeBackTries(caller, ...counted);
}
