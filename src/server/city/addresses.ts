import { loadCity } from './load';
import { distance } from './plane';
import { toSpot, unpack, type Language, type LatLng, type Names, type Spot, type Street } from './shape';
import { houseAt, nearestStreet, streetBook } from './streets';
import { zonesAt } from './zones';

/** The address of a point. `road` and `house` are empty where no street is near. */
export type Address = LatLng & {
  /** For example "14 Lighthouse Road, Harbour". */
  address: string;
  road: string;
  house: string;
  district: string;
  placeId: string;
};

/**
 * Up to the first distance from a street a point gets a house number; beyond the second one only the district is named.
 */
const DOOR_REACH = 150;
const STREET_REACH = 700;

/** The address at a point (LOC-11). Every point has one; in the sea it is the nearest district. */
export function addressAt(point: LatLng, language: Language): Address {
  const spot = toSpot(point);
  const district = inLanguage(districtAt(point), language);
  const near = nearestStreet(spot, STREET_REACH);
  if (!near) {
    const city = inLanguage(loadCity().name, language);
    const address = joinParts([district, city], language);
    return { ...point, address, road: '', house: '', district, placeId: '' };
  }
  const { street } = near.edge;
  const length = streetBook().byId.get(street.id)?.length ?? 0;
  const house = near.distance > DOOR_REACH ? undefined : houseAt(spot, near, length);
  return { ...point, ...toAddress({ street, house, district }, language) };
}

/** Formats an address from its parts. */
export function toAddress(
  { street, house, district }: { street: Street; house: number | undefined; district: string },
  language: Language,
): Omit<Address, 'lat' | 'lng'> {
  const road = inLanguage(street.name, language);
  const first = house === undefined ? road : `${house} ${road}`;
  return {
    address: joinParts([first, district], language),
    road,
    house: house === undefined ? '' : String(house),
    district,
    placeId: house === undefined ? street.id : `${street.id}-${house}`,
  };
}

/** The delivery zone that contains a point, or outside of all zones the nearest district. */
export function districtAt(point: LatLng): Names {
  const [zone] = zonesAt(point);
  if (zone) return zone.name;
  const spot = toSpot(point);
  const far = ({ x, y }: Spot) => distance(spot, unpack(x, y));
  const [nearest] = loadCity().districts.toSorted((a, b) => far(a) - far(b));
  return nearest?.name ?? loadCity().name;
}

export function inLanguage([en, ar]: Names, language: Language): string {
  return language === 'ar' ? ar : en;
}

export function joinParts(parts: string[], language: Language): string {
  return parts.join(language === 'ar' ? '، ' : ', ');
}
