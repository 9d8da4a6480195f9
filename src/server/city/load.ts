import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../config/once';
import { type CityMap } from './shape';

/** The file that the browser draws from, below the folder in which the product runs. */
export function mapFile(): string {
  return join(process.cwd(), 'public', 'map', 'qamar-bay.json');
}

/** The city, read on the first call. Throws when the map file is missing. */
export const loadCity = once(
  // The file is our own and a test holds it equal to what the generator makes.
  () => JSON.parse(readFileSync(mapFile(), 'utf8')) as CityMap,
);
