import { once } from '../config/once';
import { addressAt, toAddress, districtAt, inLanguage, joined } from './addresses';
import { loadCity } from './load';
import { readQuery, score, parseWords } from './search';
import { toLatLng, toSpot, unpacked, type Language, type LatLng, type Names, type Spot } from './shape';
import { findDoor, middleOf, streetBook } from './streets';
import { zones, zonesAt } from './zones';

/** A line of the list below a search field (LOC-12). */
export type Suggestion = {
  placeId: string;
  main: string;
  secondary: string;
  text: string;
  /** It lies in a delivery zone. */
  isServed: boolean;
};

/** `road` and `house` are those of the door where there is one; a district has none. */
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
 * Up to eight streets, houses, landmarks and districts for what was typed in either language, best first: what is
 * delivered to before what is not, and with a number its house before whatever has the name alone.
 */
export function suggestions(text: string, language: Language): Suggestion[] {
  const { words, house } = readQuery(text);
  return entries()
    .map((entry) => ({ entry, points: Math.max(score(words, entry.words[0]), score(words, entry.words[1])) }))
    .filter(({ points }) => points > 0)
    .map((it): Found => {
      const door = it.entry.kind === 'street' && house !== undefined ? findDoor(it.entry.id, house) : undefined;
      return { ...it, door, isServed: zonesAt(toLatLng(door ?? it.entry.at)).length > 0 };
    })
    .sort((a, b) => rank(b) - rank(a) || b.points - a.points || a.entry.id.localeCompare(b.entry.id, 'en'))
    .slice(0, MOST)
    .map((it) => suggestion(it, house, language));
}

const rank = ({ door, isServed }: Found) => (isServed ? 2 : 0) + (door ? 1 : 0);

function suggestion({ entry, door, isServed }: Found, house: number | undefined, language: Language): Suggestion {
  const name = inLanguage(entry.name, language);
  const main = door ? `${house} ${name}` : name;
  const district = inLanguage(districtAt(toLatLng(door ?? entry.at)), language);
  const city = inLanguage(loadCity().name, language);
  const secondary = joined(district === name ? [city] : [district, city], language);
  const placeId = door ? `${entry.id}-${house}` : entry.id;
  return { placeId, main, secondary, text: joined([main, secondary], language), isServed };
}

/** Where a suggestion lies (LOC-13); undefined for an unknown id. */
export function placeById(placeId: string, language: Language): PlaceDetails | undefined {
  const entry = entries().find(({ id }) => id === placeId);
  if (entry) {
    const point = toLatLng(entry.at);
    const name = inLanguage(entry.name, language);
    const district = inLanguage(districtAt(point), language);
    const address = district === name ? name : joined([name, district], language);
    return { placeId, name, address, ...streetOf(entry, language), district, ...point };
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

/** A landmark stands at the door next to it. */
function streetOf({ kind, name, at }: Entry, language: Language): { road: string; house: string } {
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
    ...places.map(({ id, name, x, y }) => named(id, name, unpacked(x, y), 'landmark')),
    ...areas.map(({ id, name, point }) => named(id, name, toSpot(point), 'area')),
    ...districts.map(({ id, name, x, y }) => named(id, name, unpacked(x, y), 'area')),
    ...streets.map(({ id, name }) => named(id, name, middleOf(id) ?? { x: 0, y: 0 }, 'street')),
  ];
});
