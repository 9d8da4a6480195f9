import type { ApiFailure } from './api/errors';
import { toast } from './toast';

/** Shows the further messages of a failure as toasts; the first one is shown where it failed (HDR-11). */
export function toastFurther(failure: ApiFailure | Error): void {
  if (!('errors' in failure) || failure.isTold) return;
  for (const { message } of failure.errors.slice(1)) if (message) void toast.error(message);
}
