import { openSignInRoom, type Room } from './rooms/sign-in-room';
import { runWith } from './rooms/shop-room';

/** A demo shop with its own database, behind one proxy, whose verification code is known, for a whole test file. */
export function attackedShop(): Room {
  runWith({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' });
  return openSignInRoom();
}
