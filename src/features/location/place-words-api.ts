import { getAddressAt } from '@/contract/place/place';
import { languages, type Language } from '@/domain/text/language';
import { request } from '@/lib/api/browser';
import { readSession, savePlace } from '@/lib/session';

/** Milliseconds that a change of the language waits for it. */
const PATIENCE_MS = 2_000;

/** The chosen place in another language, where its words are those of the map; what a customer has called it stays. */
export async function translatePlace(language: Language): Promise<void> {
  const { location, currentLatLng: at, zone_ids } = readSession();
  if (!location || !at) return;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const wordsIn = async (it: Language) =>
      (await request(getAddressAt, { lat: at.lat, lng: at.lng }, { headers: { 'X-localization': it }, signal }))
        .address;
    const words = await Promise.all(languages.map(wordsIn));
    const translated = words[languages.indexOf(language)];
    if (translated && words.includes(location)) savePlace({ location: translated, currentLatLng: at, zone_ids });
  } catch {
    // Words are no reason to stay in the other language.
  }
}
