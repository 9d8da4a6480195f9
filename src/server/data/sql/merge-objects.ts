type Joined<Parts extends readonly object[]> = Parts extends readonly [infer One, ...infer Others extends object[]]
  ? One & Joined<Others>
  : unknown;

/**
 * Merges objects into one. For objects with dozens of fields, several spreads in one literal are several hundred times
 * slower in Node. Where parts share a name, the last one's value stands, and it must be of every part's type.
 */
export function mergeObjects<Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  // `Object.assign` is typed for up to four parts.
  return Object.assign({}, ...parts) as Joined<Parts>;
}
