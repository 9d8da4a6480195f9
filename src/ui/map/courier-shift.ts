import { flatten } from '@/domain/place/city-map';
import type { MapMarker } from './mark-drawing';

/** The marks of a home and a courier side by side, in pixels between their middles. */
const BESIDE = 40;
/** The middle of a home's pin is that far above its tip. */
const PIN_MIDDLE = 22;

/**
 * How many pixels a courier is drawn to the right of where he is (to the left if negative), so that he stands beside the
 * home that he reaches and does not cover it: on the side that he is on, else on that of the store.
 */
export function courierShift(markers: readonly MapMarker[], zoom: number): number {
  const spot = (kind: MapMarker['kind']) => {
    const marker = markers.find((one) => one.kind === kind);
    return marker && flatten(marker.at);
  };
  const [courier, home, store] = [spot('courier'), spot('home'), spot('store')];
  if (!courier || !home) return 0;
  const world = 256 * 2 ** zoom;
  const across = (courier.x - home.x) * world;
  const down = (courier.y - home.y) * world + PIN_MIDDLE;
  if (Math.hypot(across, down) >= BESIDE) return 0;
  const side = Math.sign(across || (store ? store.x - home.x : 0)) || 1;
  return Math.round(side * BESIDE - across);
}
