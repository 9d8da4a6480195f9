import { ApiFailure } from '@/lib/api/errors';

/**
 * Reads a refusal of a wish: what is a favourite already, or none any more, is as the customer wants it. Another tab or
 * device has changed it. Other failures are thrown on.
 */
export const exceptAsWished = (isWished: boolean) => (failure: unknown) => {
  const code = isWished ? 'wishlist' : 'not-found';
  if (failure instanceof ApiFailure && failure.code === code) return { message: '' };
  throw failure;
};
