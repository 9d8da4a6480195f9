import { once } from '../config/once';
import { addressAt, toAddress, districtAt, inLanguage, joinParts } from './addresses';
import { loadCity } from './load';
import { readQuery, score, parseWords } from './search';
import { toLatLng, toSpot, unpack, type Language, type LatLng, type Names, type Spot } from './shape';
import { findDoor, findStreetMiddle, streetBook } from './streets';
import { zones, zonesAt } from './zones';

/** One row of the list below a search field (LOC-12). */
export type Suggestion = {
  placeId: string;
  main: string;
  secondary: string;
  text: string;
  /** Whether it is within a delivery zone. */
  isServed: boolean;
};

/** `road` and `house` are those of the door, if there is one; they are empty for a district. */
export type PlaceDetails = LatLng & {
  placeId: string;
  name: string;
  address: string;
  road: string;
  house: string;
  district: string;
};

type Kind = 'street' | 'landmark' | 'area';
type Entry = { id: string; name: Names; at: Spot; kind: Kind; words: [en: string[], ar: string[]] };

const MOST = 8;

type Found = { entry: Entry; door: Spot | undefined; isServed: boolean; points: number };

/**
 * Up to eight streets, houses, landmarks and districts that match a text in either language, best first: places within
 * a delivery zone come first, and for a text with a number the house comes before matches of the name alone.
 */
export function suggestions(text: string, language: Language): Suggestion[] {
  const { words, house } = readQuery(text);
  return entries()
    .map((entry) => ({ entry, points: Math.max(score(words, entry.words[0]), score(words, entry.words[1])) }))
    .filter(({ points }) => points > 0)
    .map((match): Found => {
      const door = match.entry.kind === 'street' && house !== undefined ? findDoor(match.entry.id, house) : undefined;
      return { ...match, door, isServed: zonesAt(toLatLng(door ?? match.entry.at)).length > 0 };
    })
    .sort((a, b) => rank(b) - rank(a) || b.points - a.points || a.entry.id.localeCompare(b.entry.id, 'en'))
    .slice(0, MOST)
    .map((found) => suggestion(found, house, language));
}

const rank = ({ door, isServed }: Found) => (isServed ? 2 : 0) + (door ? 1 : 0);

function suggestion({ entry, door, isServed }: Found, house: number | undefined, language: Language): Suggestion {
  const name = inLanguage(entry.name, language);
  const main = door ? `${house} ${name}` : name;
  const district = inLanguage(districtAt(toLatLng(door ?? entry.at)), language);
  const city = inLanguage(loadCity().name, language);
  const secondary = joinParts(district === name ? [city] : [district, city], language);
  const placeId = door ? `${entry.id}-${house}` : entry.id;
  return { placeId, main, secondary, text: joinParts([main, secondary], language), isServed };
}

/** The location of a suggestion (LOC-13); undefined for an unknown id. */
export function placeById(placeId: string, language: Language): PlaceDetails | undefined {
  const entry = entries().find(({ id }) => id === placeId);
  if (entry) {
    const point = toLatLng(entry.at);
    const name = inLanguage(entry.name, language);
    const district = inLanguage(districtAt(point), language);
    const address = district === name ? name : joinParts([name, district], language);
    return { placeId, name, address, ...toRoadAndHouse(entry, language), district, ...point };
  }
  const [, id = '', house = ''] = /^(st-.+)-(\d{1,4})$/.exec(placeId) ?? [];
  return houseById(id, Number(house), language);
}

function houseById(id: string, house: number, language: Language): PlaceDetails | undefined {
  const door = findDoor(id, house);
  const street = streetBook().byId.get(id)?.street;
  if (!door || !street) return undefined;
  const point = toLatLng(door);
  const district = inLanguage(districtAt(point), language);
  const words = toAddress({ street, house, district }, language);
  return { ...words, name: `${house} ${words.road}`, ...point };
}

/** The street of a place; for a landmark also the house number of the nearest door. */
function toRoadAndHouse({ kind, name, at }: Entry, language: Language): { road: string; house: string } {
  if (kind === 'street') return { road: inLanguage(name, language), house: '' };
  if (kind === 'area') return { road: '', house: '' };
  const { road, house } = addressAt(toLatLng(at), language);
  return { road, house };
}

const entries = once((): Entry[] => {
  const { streets, places, districts } = loadCity();
  const areas = zones.map(({ key, name, middle }) => ({ id: `zo-${key}`, name, point: middle }));
  const named = (id: string, name: Names, at: Spot, kind: Kind): Entry => ({
    id,
    name,
    at,
    kind,
    words: [parseWords(name[0]), parseWords(name[1])],
  });
  return [
    ...places.map(({ id, name, x, y }) => named(id, name, unpack(x, y), 'landmark')),
    ...areas.map(({ id, name, point }) => named(id, name, toSpot(point), 'area')),
    ...districts.map(({ id, name, x, y }) => named(id, name, unpack(x, y), 'area')),
    ...streets.map(({ id, name }) => named(id, name, findStreetMiddle(id) ?? { x: 0, y: 0 }, 'street')),
  ];
});
