import { ApiFailure } from '@/lib/api/errors';

/** Whether the back end says that no zone contains the point. That is an answer; any other error is a failure. */
export const saysOutside = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.status === 404 || error.code === 'coordinates');
