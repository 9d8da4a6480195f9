import { MARKET_COOKIE } from '@/domain/market-cookie.mjs';
import { forgetLogin } from './remembered-login';
import { forgetAllBut, forgetTabs, saveModule, savePlace } from './session';

/** Removes what this browser has stored for a deleted account; theme and language stay, and what was put away. */
export function forgetAccount(): void {
  forgetAllBut(['settings', 'language-setting', 'cookies-seen']);
  forgetLogin();
  forgetTabs();
  forgetCookie(MARKET_COOKIE);
  forgetCookie('latlng');
}

/** No place is chosen any more, as before the first choice. */
export function forgetPlace(): void {
  savePlace({ location: '', currentLatLng: null, zone_ids: [] });
  forgetCookie('latlng');
}

/** No module is chosen any more, as before the first choice. */
export function forgetModule(): void {
  saveModule(null);
  forgetCookie(MARKET_COOKIE);
}

function forgetCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
