import { inside } from './plane';
import { toLatLng, toSpot, type LatLng, type Names, type Spot } from './shape';

export type ZoneKey = 'harbour' | 'old_town' | 'hills';

export type Zone = { id: number; key: ZoneKey; name: Names; ring: LatLng[]; middle: LatLng };

/** The delivery zones. Harbour and Old Town overlap in a strip; the north, the east and the south-west have none. */
export const zones: Zone[] = [
  zone({ id: 1, key: 'harbour', name: ['Harbour', 'الميناء'], middle: [850, -350] }, [
    [-250, -1900],
    [-420, -700],
    [-200, 500],
    [900, 1500],
    [2400, 1700],
    [3300, 500],
    [2600, -300],
    [1500, -1500],
    [500, -2400],
  ]),
  zone({ id: 2, key: 'old_town', name: ['Old Town', 'المدينة القديمة'], middle: [-1150, -450] }, [
    [-2500, -1500],
    [-2600, 300],
    [-1700, 800],
    [250, 700],
    [150, -200],
    [50, -1300],
    [-900, -2000],
  ]),
  zone({ id: 3, key: 'hills', name: ['Hills', 'التلال'], middle: [-2000, 2250] }, [
    [-3600, 900],
    [-3700, 2900],
    [-2200, 3600],
    [-300, 3300],
    [-100, 1700],
    [-1700, 1150],
  ]),
];

/** Zones that contain the point, by id; empty outside the delivery area. */
export function zonesAt(point: LatLng): Zone[] {
  const spot = toSpot(point);
  return zones.filter(({ ring }) => inside(spot, ring.map(toSpot)));
}

type Pair = [x: number, y: number];

function zone(
  { id, key, name, middle }: { id: number; key: ZoneKey; name: Names; middle: Pair },
  corners: Pair[],
): Zone {
  return { id, key, name, ring: corners.map(([x, y]) => toLatLng({ x, y })), middle: toLatLng(asSpot(middle)) };
}

function asSpot([x, y]: Pair): Spot {
  return { x, y };
}
