import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getAddressAt } from '@/contract/place/map';
import type { LatLng } from '@/contract/place/place';
import { languages, type Language } from '@/domain/text/language';
import { request } from '@/lib/api/browser';
import { readSession, savePlace } from '@/lib/session';

/** How many milliseconds a change of the language waits for the translation. */
const PATIENCE_MS = 2_000;

/** The address of a point in one language, which need not be that of the page. */
const wordsQuery = ({ lat, lng }: LatLng, language: Language) =>
  queryOptions({
    queryKey: [getAddressAt.path, { lat, lng }, { language }] as const,
    queryFn: () => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return request(getAddressAt, { lat, lng }, { headers: { 'X-localization': language }, signal });
    },
    retry: false,
  });

/** The chosen place in another language, if its text comes from the map; a customer's own name for it stays. */
export async function translatePlace(client: QueryClient, language: Language): Promise<void> {
  const { location, currentLatLng: at, zone_ids } = readSession();
  if (!location || !at) return;
  try {
    const found = await Promise.all(languages.map((one) => client.fetchQuery(wordsQuery(at, one))));
    const words = found.map(({ address }) => address);
    const translated = words[languages.indexOf(language)];
    if (translated && words.includes(location)) savePlace({ location: translated, currentLatLng: at, zone_ids });
  } catch {
    // A failed translation does not stop the change of the language.
  }
}
