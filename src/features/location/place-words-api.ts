import { getAddressAt } from '@/contract/place/map';
import { languages, type Language } from '@/domain/text/language';
import { request } from '@/lib/api/browser';
import { readSession, savePlace } from '@/lib/session';

/** How many milliseconds a change of the language waits for the translation. */
const PATIENCE_MS = 2_000;

/** The chosen place in another language, if its text comes from the map; a customer's own name for it stays. */
export async function translatePlace(language: Language): Promise<void> {
  const { location, currentLatLng: at, zone_ids } = readSession();
  if (!location || !at) return;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const wordsIn = async (language: Language) =>
      (await request(getAddressAt, { lat: at.lat, lng: at.lng }, { headers: { 'X-localization': language }, signal }))
        .address;
    const words = await Promise.all(languages.map(wordsIn));
    const translated = words[languages.indexOf(language)];
    if (translated && words.includes(location)) savePlace({ location: translated, currentLatLng: at, zone_ids });
  } catch {
    // A failed translation does not stop the change of the language.
  }
}
