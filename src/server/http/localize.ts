import { translate } from '@/i18n/both';
import type { Caller } from './caller';

/** Translates a message into the caller's language. */
export function localize(caller: Pick<Caller, 'language'>, key: string): string {
  return translate(caller.language, key);
}
