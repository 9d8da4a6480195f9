import type { CityMap } from '@/domain/place/city-map';
import { sceneOf, type Scene } from './scene';

let kept: Promise<Scene> | undefined;

/** The city's drawing, fetched with the first map; a failure is tried anew by the next one. */
export function loadScene(): Promise<Scene> {
  kept ??= fetchScene().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

async function fetchScene(): Promise<Scene> {
  const answer = await fetch('/map/qamar-bay.json');
  if (!answer.ok) throw new Error(`The map answers ${answer.status}`);
  // The file is our own; a test of the server holds it to this shape.
  return sceneOf((await answer.json()) as CityMap);
}
