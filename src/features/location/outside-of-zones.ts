import { ApiFailure } from '@/lib/api/errors';

/** Whether a back end says of a point that no zone has it, which is an answer; anything else is a failure. */
export const saysOutside = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.status === 404 || error.code === 'coordinates');
