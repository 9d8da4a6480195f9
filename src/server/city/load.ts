import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../config/once';
import { type CityMap } from './shape';

/** The path of the map file, which the browser draws too, below the folder in which the product runs. */
export function mapFile(): string {
  return join(process.cwd(), 'public', 'map', 'qamar-bay.json');
}

/** The city, loaded by the first call. Throws when the map file is missing. */
export const loadCity = once(
  // The file is part of the product, and a test looks at what it holds.
  () => JSON.parse(readFileSync(mapFile(), 'utf8')) as CityMap,
);
