import { MARKET_COOKIE } from '@/domain/market-cookie.mjs';
import { forgetLogin } from './remembered-login';
import { forgetAllBut, tabMemory } from './session';

/** Forgets what this browser has kept for an account that is no more; theme and language are the browser's own. */
export function forgetAccount(): void {
  forgetAllBut(['settings', 'language-setting']);
  forgetLogin();
  tabMemory.clear();
  for (const name of [MARKET_COOKIE, 'latlng']) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
