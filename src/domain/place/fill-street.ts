/** Road and house of an address as fields of a form, empty where they are not known. Spec: accounts §3 (address form). */
export type Street = { road: string; house: string };

/**
 * What the two fields hold once another place is picked: what the map names there, unless a customer has written
 * something else. `filled` is what the place before had put into them.
 */
export function fillStreet(written: Street, filled: Street, found: Street): Street {
  const fill = (key: keyof Street) => (isOwn(written, filled, key) ? written[key] : found[key]);
  return { road: fill('road'), house: fill('house') };
}

/** The two fields without what the map has put into them. */
export function ownStreet(written: Street, filled: Street): Street {
  const own = (key: keyof Street) => (isOwn(written, filled, key) ? written[key] : '');
  return { road: own('road'), house: own('house') };
}

const isOwn = (written: Street, filled: Street, key: keyof Street) =>
  written[key] !== '' && written[key] !== filled[key];
