import { useRouter } from 'next/router';
import { toLanguage, type Language } from '@/domain/text/language';
import { useGoogleMapsKey } from '@/features/config/web-services-api';

/** The language of the map's labels, and the map's provider: Google with a key, else the built-in one. */
export function useMapSetup(): { language: Language; googleKey: string | undefined } {
  const { locale } = useRouter();
  return { language: toLanguage(locale), googleKey: useGoogleMapsKey() };
}
