import { addressAt, type Address } from './addresses';
import { randomFrom } from './random';
import { toLatLng, type LatLng, type Names } from './shape';
import { findDoor, lastHouse, streetBook } from './streets';
import { zonesAt, type ZoneKey } from './zones';

/** A house in the demo city. */
export type StoreSpot = LatLng & {
  placeId: string;
  /** The full address, e.g. "14 Lighthouse Road, Harbour". */
  address: Names;
  road: Names;
  house: string;
};

type Stock = { waiting: { id: string; house: number }[]; spots: StoreSpot[] };

const cached = new Map<ZoneKey, Stock>();

/** The house at the demo's `default_location`, in which there is no store. */
export const defaultPlaceId = 'st-lighthouse-road-14';

/**
 * The n-th address (from 0) of a zone: a house that is in this zone only and that `addressAt` finds again. The order is
 * shuffled, with house numbers up to 240 first. Throws after the last house.
 */
export function storeSpot(zone: ZoneKey, n: number): StoreSpot {
  const stock = cached.get(zone) ?? { waiting: mixedHouses(zone), spots: [] };
  cached.set(zone, stock);
  while (stock.spots.length <= n) {
    const house = stock.waiting.pop();
    if (!house) throw new RangeError(`The zone ${zone} has only ${stock.spots.length} addresses`);
    const spot = findSpot(house.id, house.house);
    if (spot) stock.spots.push(spot);
  }
  const spot = stock.spots[n];
  if (!spot) throw new RangeError(`Addresses count from 0, not ${n}`);
  return spot;
}

function mixedHouses(zone: ZoneKey): Stock['waiting'] {
  const houses: Stock['waiting'] = [];
  for (const { street, length } of streetBook().byId.values()) {
    for (let house = 1; house <= lastHouse(length); house++) {
      const door = findDoor(street.id, house);
      const found = door ? zonesAt(toLatLng(door)) : [];
      if (found.length === 1 && found[0]?.key === zone) houses.push({ id: street.id, house });
    }
  }
  const random = randomFrom(zone);
  return houses
    .map((place) => ({ place, rank: random() + (place.house > 240 ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

function findSpot(id: string, house: number): StoreSpot | undefined {
  const door = findDoor(id, house);
  if (!door || `${id}-${house}` === defaultPlaceId) return undefined;
  const point = toLatLng(door);
  const en: Address = addressAt(point, 'en');
  if (en.placeId !== `${id}-${house}`) return undefined;
  const ar = addressAt(point, 'ar');
  return {
    ...point,
    placeId: en.placeId,
    address: [en.address, ar.address],
    road: [en.road, ar.road],
    house: en.house,
  };
}
