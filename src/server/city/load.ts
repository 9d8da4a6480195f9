import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CityMap } from './shape';

let cached: CityMap | undefined;

/** The file that the browser draws from, below the folder in which the product runs. */
export function mapFile(): string {
  return join(process.cwd(), 'public', 'map', 'qamar-bay.json');
}

/** The city, read on the first call. Throws when the map file is missing. */
export function loadCity(): CityMap {
  // The file is our own and a test holds it equal to what the generator makes.
  cached ??= JSON.parse(readFileSync(mapFile(), 'utf8')) as CityMap;
  return cached;
}
