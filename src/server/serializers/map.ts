import { mergeObjects } from '../data/sql/merge-objects';
import { readDistance, readPlace } from '@/contract/place/place.read';
import { list, record, text, texts } from '@/contract/core/wire-values';

/*
 * Answers of the map service in both shapes at once (wire-format §2.3): as the service gives them, and beside that as
 * clients of the older shape read them.
 */

/** The answer of the map service. */
type Answer = Record<string, unknown>;

/** The suggestions for a search text. */
export function serializeSuggestions(answer: Answer) {
  const predictions = list(record(answer).suggestions).map((suggestion) => {
    const place = record(record(suggestion).placePrediction);
    const format = record(place.structuredFormat);
    const [main_text, secondary_text] = [format.mainText, format.secondaryText].map((part) => text(record(part).text));
    return {
      place_id: text(place.placeId),
      description: text(record(place.text).text),
      structured_formatting: { main_text, secondary_text },
    };
  });
  return mergeObjects(answer, { predictions, status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS' });
}

export function serializePlace(answer: Answer) {
  const { lat, lng, address } = readPlace(answer);
  const { id, displayName, addressComponents } = record(answer);
  const result = {
    place_id: text(id),
    name: text(record(displayName).text),
    formatted_address: address,
    geometry: { location: { lat, lng } },
    address_components: list(addressComponents).map(serializeComponent),
  };
  return mergeObjects(answer, { result, status: 'OK' });
}

function serializeComponent(component: unknown) {
  const { longText, shortText, types } = record(component);
  return { long_name: text(longText), short_name: text(shortText), types: texts(types) };
}

type Measure = { text: string; value: number };
type Element = { distance?: Measure; duration?: Measure; status: string };

/** The distance in metres and the duration in seconds; `ZERO_RESULTS` when there is no route. */
export function serializeDistance(answer: Answer) {
  const { metres, seconds } = readDistance(answer);
  const none: Element[] = [{ status: 'ZERO_RESULTS' }];
  if (metres === null) return mergeObjects(answer, { rows: [{ elements: none }] });
  const distance = { text: `${(metres / 1000).toFixed(1)} km`, value: metres };
  const duration = { text: `${Math.max(1, Math.round(seconds / 60))} min`, value: seconds };
  const found: Element[] = [{ distance, duration, status: 'OK' }];
  return mergeObjects(answer, { rows: [{ elements: found }] });
}
