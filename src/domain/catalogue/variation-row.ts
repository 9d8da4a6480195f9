/**
 * The variations of everything but food: one row with its own price and stock per combination of options.
 * Spec: ordering §3 (variations, choice_options); wire-format §5.1 (`type` joins the options with a hyphen).
 */
import type { Amount } from '../money/money';
import type { Maybe } from '../wire/wire';

export type VariationRow = { type: string; price: Amount; stock?: Maybe<number | string> };

export type ChoiceOption = { name?: Maybe<string>; title: string; options: readonly string[] };

/** The row for the chosen options, one per choice in order; null when an option is missing or no row matches. */
export function variationRow<R extends VariationRow>(
  variations: readonly R[],
  chosen: readonly Maybe<string>[],
): R | null {
  if (chosen.length === 0 || chosen.some((option) => !option)) return null;
  const wanted = key(chosen.join('-'));
  return variations.find(({ type }) => key(type) === wanted) ?? null;
}

/** The options in a row's type, one per choice; null when they do not match. */
export function chosenOptions(type: string, choices: readonly ChoiceOption[]): string[] | null {
  return split(key(type), choices);
}

/** The initial row: the first in stock, otherwise the first. */
export function firstRow<R extends VariationRow>(variations: readonly R[]): R | null {
  return variations.find((row) => !isRowOutOfStock(row)) ?? variations[0] ?? null;
}

/** The current version of a stored row; null when it is gone. */
export function matchedRow<R extends VariationRow>(
  variations: readonly R[],
  stored: Maybe<{ type: string }>,
): R | null {
  return stored ? (variations.find(({ type }) => key(type) === key(stored.type)) ?? null) : null;
}

export function isRowOutOfStock(row: VariationRow): boolean {
  return row.stock != null && Number(row.stock) <= 0;
}

/** Back ends remove the spaces of an option when they write the type. */
function key(type: string): string {
  return type.replace(/\s/g, '');
}

/** Options may contain hyphens themselves, so each option is tried as a prefix. */
function split(type: string, choices: readonly ChoiceOption[]): string[] | null {
  const [choice, ...rest] = choices;
  if (!choice) return type === '' ? [] : null;
  for (const option of choice.options) {
    const lead = key(option) + (rest.length > 0 ? '-' : '');
    const others = type.startsWith(lead) ? split(type.slice(lead.length), rest) : null;
    if (others) return [option, ...others];
  }
  return null;
}
