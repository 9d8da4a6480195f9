import { MARKET_COOKIE } from '@/domain/market-cookie.mjs';
import { forgetLogin } from './remembered-login';
import { forgetAllBut, forgetTabs } from './session';

/** Removes what this browser has stored for a deleted account; theme and language stay, and what was put away. */
export function forgetAccount(): void {
  forgetAllBut(['settings', 'language-setting', 'cookies-seen']);
  forgetLogin();
  forgetTabs();
  for (const name of [MARKET_COOKIE, 'latlng']) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
