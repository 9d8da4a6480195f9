/**
 * What somebody eats, which lists and menus remember between visits: the filters of a search that speak of it.
 * Spec: beyond §2.20; the same choice as that of a menu (`menu-filter.ts`), kept in the same place and form.
 */
import { searchFlags, type FoundFlag, type SearchChoice } from './search-choice';

const DIET = ['veg', 'halal', 'organic'] as const;
export type DietFlag = (typeof DIET)[number];

const isDiet = (flag: string): flag is DietFlag => DIET.some((known) => known === flag);

export function readDiet(kept: string | null): DietFlag[] {
  const words = (kept ?? '').split(',');
  return DIET.filter((flag) => words.includes(flag));
}

/** What is stored; null without a diet. */
export function dietText(diet: readonly DietFlag[]): string | null {
  return diet.length > 0 ? diet.join(',') : null;
}

/** The choice with the diet, as far as this market offers its filters for the list: others would leave nothing. */
export function withDiet(
  choice: SearchChoice,
  diet: readonly DietFlag[],
  offered: (kind: SearchChoice['kind']) => readonly FoundFlag[],
): SearchChoice {
  const added = offered(choice.kind).filter((flag) => isDiet(flag) && diet.includes(flag) && !choice.flags.has(flag));
  return added.length > 0 ? { ...choice, flags: new Set([...choice.flags, ...added]) } : choice;
}

/** The diet after a change of the filters. What the change does not speak of stays: stores know fewer than items. */
export function dietAfter(diet: readonly DietFlag[], before: SearchChoice, after: SearchChoice): DietFlag[] {
  const both = searchFlags(before.kind).filter((flag) => isDiet(flag) && searchFlags(after.kind).includes(flag));
  const taken = both.filter((flag) => before.flags.has(flag) && !after.flags.has(flag));
  const added = both.filter(isDiet).filter((flag) => !before.flags.has(flag) && after.flags.has(flag));
  return readDiet([...diet.filter((flag) => !taken.includes(flag)), ...added].join(','));
}
