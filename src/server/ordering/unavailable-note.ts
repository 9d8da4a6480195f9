/**
 * What an order stores of the wish for items that are not there. A client that asks to replace what needs a
 * prescription is not refused: the wish is left out, or kept for the other lines.
 * Spec: beyond §2.21; wire-format §7.1.
 */
import { replaceable } from '@/domain/checkout/replacement';
import { languages } from '@/domain/text/language';
import { translate } from '@/i18n/both';
import type { Asked, Draft } from './draft';

export function unavailableNote({ lines }: Pick<Draft, 'lines'>, { input, by_prescription }: Asked): string | null {
  const note = input.unavailable_item_note?.trim();
  if (!note) return null;
  const may = replaceable(
    lines.map(({ thing }) => thing),
    by_prescription === true,
  );
  // The storefront writes it as a sentence, in the customer's language.
  const language = languages.find((one) => REPLACE.some((key) => translate(one, key) === note));
  if (!language || may === 'all') return note;
  return may === 'none' ? null : translate(language, 'checkout.unavailable_replace_others');
}

const REPLACE = ['checkout.unavailable_replace', 'checkout.unavailable_replace_others'];
