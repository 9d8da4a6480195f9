/**
 * Whether a courier can tell which door an address means: by its house, a number in its line, or
 * what else says so. "No number" is words in
 * the house's field, which other back ends keep as well.
 * Spec: beyond §2.15.
 */
type Told = { address: string; house: string; floor: string; additional_information: string };

export function hasHouseHint({ address, house, floor, additional_information }: Told): boolean {
  return /\p{Nd}/u.test(address) || [house, floor, additional_information].some((words) => words.trim() !== '');
}
