import type { ApiFailure } from './api/errors';
import { toast } from './toast';

/** What a failure says beyond its first message, which stands where it has failed: a toast each (HDR-11). */
export function toastFurther(failure: ApiFailure | Error): void {
  if (!('errors' in failure) || failure.isTold) return;
  for (const { message } of failure.errors.slice(1)) if (message) void toast.error(message);
}
