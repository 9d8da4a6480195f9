/**
 * Describes the device of a sign-in by browser, system and platform, so that the customer recognizes it. Nothing else
 * of it is stored.
 */
import Bowser from 'bowser';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { lockPasswordHash } from '../data/customer';
import { issueToken, type Device } from '../data/token';

const PLATFORMS = ['mobile', 'tablet', 'desktop'] as const;
const NAME_MAX = 60;

/** Issues a token for the caller's device. */
export function signInDevice({ db, now, user_agent }: Caller, customer_id: number): Promise<string> {
  return issueToken(db, { customer_id, ...describeDevice(user_agent) }, now);
}

/**
 * Issues a token after a password was checked. Comparing it takes a moment, in which the password may be replaced and
 * all sessions ended. The old password is then refused like a wrong one.
 */
export function signInDeviceByPassword(caller: Caller, customer_id: number, checked_hash: string): Promise<string> {
  return caller.db.transaction(async (db) => {
    if ((await lockPasswordHash(db, customer_id)) !== checked_hash) throw new ApiError('wrong_credentials');
    return signInDevice({ ...caller, db }, customer_id);
  });
}

function describeDevice(user_agent: string): Device {
  if (user_agent === '') return { browser: null, system: null, platform: null };
  const { browser, os, platform } = Bowser.parse(user_agent);
  return {
    // The system has its own field.
    browser: browser.name?.replace(/ for Android$/, '').slice(0, NAME_MAX) || null,
    system: os.name?.slice(0, NAME_MAX) || null,
    platform: PLATFORMS.find((known) => known === platform.type) ?? null,
  };
}
