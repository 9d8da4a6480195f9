/** Road and house of an address as form fields, empty when unknown. Spec: accounts §3 (address form). */
export type Street = { road: string; house: string };

/**
 * The two fields after another place is picked: the map's values, except where the customer has edited a field.
 * `filled` holds the values that the previous place set.
 */
export function fillStreet(written: Street, filled: Street, found: Street): Street {
  const fill = (key: keyof Street) => (isOwn(written, filled, key) ? written[key] : found[key]);
  return { road: fill('road'), house: fill('house') };
}

/** The two fields without the values that the map set. */
export function ownStreet(written: Street, filled: Street): Street {
  const own = (key: keyof Street) => (isOwn(written, filled, key) ? written[key] : '');
  return { road: own('road'), house: own('house') };
}

const isOwn = (written: Street, filled: Street, key: keyof Street) =>
  written[key] !== '' && written[key] !== filled[key];
