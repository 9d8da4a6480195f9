import type { CityMap } from '@/domain/place/city-map';
import { getJson } from '@/lib/get-json';
import { makeScene, type Scene } from './scene';

let loading: Promise<Scene> | undefined;

/** The city's drawing, fetched with the first map; a failure is tried anew by the next one. */
export function loadScene(): Promise<Scene> {
  loading ??= fetchScene().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchScene(): Promise<Scene> {
  // The file is our own; a test of the server holds it to this shape.
  return makeScene((await getJson('/map/qamar-bay.json')) as CityMap);
}
