import { text } from '../core/wire-values';
import { safeHtml } from './policy-html';

/** What a business has written, harmless whichever back end has sent it. */
export function readPolicy(answer: unknown): string {
  return safeHtml(text(answer));
}
