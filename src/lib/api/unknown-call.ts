import { ApiFailure } from './errors';

/**
 * Whether the back end does not know the call at all, as older versions: such an answer has no code, unlike a refusal
 * that something was not found.
 */
export function isCallUnknown(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 405) && error.code === '';
}
