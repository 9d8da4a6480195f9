import { translate } from '@/i18n/both';
import type { Caller } from './caller';

/** A sentence of the messages in the caller's language, for answers that carry one. */
export function localize(caller: Pick<Caller, 'language'>, key: string): string {
  return translate(caller.language, key);
}
