/** The keys of an object with their type. Only correct for objects without keys beyond their type, such as literals. */
export function keysOf<T extends object>(of: T): (keyof T & string)[] {
  return Object.keys(of) as (keyof T & string)[];
}

/** Only the named fields of an object. */
export function pick<T extends object, Key extends keyof T>(of: T, ...keys: Key[]): Pick<T, Key> {
  const picked = {} as Pick<T, Key>;
  for (const key of keys) picked[key] = of[key];
  return picked;
}

/** An object with one value per key. */
export function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
}
