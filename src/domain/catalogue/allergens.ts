/**
 * Whether nobody has stated the allergens of something to eat. A missing list is no promise that there are none.
 * Spec: beyond §2.20 (items with unknown allergen data are labelled "not stated", never shown as safe).
 */
import type { Maybe } from '../wire/wire';

type Eaten = { module_type?: Maybe<string>; allergies_name: readonly string[] };

export function isAllergenUnstated({ module_type, allergies_name }: Eaten): boolean {
  return (module_type === 'food' || module_type === 'grocery') && allergies_name.length === 0;
}
