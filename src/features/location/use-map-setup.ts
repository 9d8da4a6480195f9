import { useRouter } from 'next/router';
import { isLanguage, type Language } from '@/domain/text/language';
import { useGoogleMapsKey } from '@/features/config/api';

/** In which language names stand on a map, and whose map it is: Google's with a key, else the built-in one. */
export function useMapSetup(): { language: Language; googleKey: string | undefined } {
  const { locale } = useRouter();
  return { language: locale && isLanguage(locale) ? locale : 'en', googleKey: useGoogleMapsKey() };
}
