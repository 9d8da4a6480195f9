import { channel } from 'node:diagnostics_channel';
import { refusals } from '@/contract/core/errors';
import { limits } from '@/domain/limits';
import { translate } from '@/i18n/both';

const load = channel('medina:api-load');

const bodyIn = (language: 'en' | 'ar') =>
  JSON.stringify({ errors: [{ code: 'busy', message: translate(language, 'errors.busy') }] });

/**
 * Tells the front before Next (`src/cli/front/shed-calls.mjs`) that the queue is full, and what to answer instead. If
 * refused calls came as far as here, they would take most of the processor from the calls that are worked on.
 */
export function tellLoad(isFull: boolean): void {
  const refusal = {
    status: refusals.busy,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': String(limits.busy_retry_seconds),
    },
    bodies: { en: bodyIn('en'), ar: bodyIn('ar') },
  };
  load.publish({ refusal: isFull ? refusal : undefined });
}
