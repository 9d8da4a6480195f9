/**
 * The variations of everything but food: one row with its own price and stock for each combination of options.
 * Spec: ordering §3 (variations, choice_options); wire-format §5.1 (`type` joins the options with a hyphen).
 */
import type { Amount } from '../money/money';
import type { Maybe } from '../wire/wire';

export type VariationRow = { type: string; price: Amount; stock?: Maybe<number | string> };

export type ChoiceOption = { name?: Maybe<string>; title: string; options: readonly string[] };

/** The row of the options chosen, one for each choice in order; null while one is missing or there is no such row. */
export function variationRow<R extends VariationRow>(
  variations: readonly R[],
  chosen: readonly Maybe<string>[],
): R | null {
  if (chosen.length === 0 || chosen.some((option) => !option)) return null;
  const wanted = key(chosen.join('-'));
  return variations.find(({ type }) => key(type) === wanted) ?? null;
}

/** The options that a row's type stands for, one for each choice; null when they do not fit. */
export function chosenOptions(type: string, choices: readonly ChoiceOption[]): string[] | null {
  return split(key(type), choices);
}

/** The row shown first: the first in stock, else the first. */
export function firstRow<R extends VariationRow>(variations: readonly R[]): R | null {
  return variations.find((row) => !isRowOutOfStock(row)) ?? variations[0] ?? null;
}

/** A stored row as the item has it today; null when it is gone. */
export function matchedRow<R extends VariationRow>(
  variations: readonly R[],
  stored: Maybe<{ type: string }>,
): R | null {
  return stored ? (variations.find(({ type }) => key(type) === key(stored.type)) ?? null) : null;
}

export function isRowOutOfStock(row: VariationRow): boolean {
  return row.stock != null && Number(row.stock) <= 0;
}

/** Back ends drop the blanks of an option when they write the type. */
function key(type: string): string {
  return type.replace(/\s/g, '');
}

/** Options may hold hyphens themselves, so each is tried as a beginning. */
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
