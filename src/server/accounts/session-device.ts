/**
 * Describes the device of a sign-in by browser, system and platform, so that the customer recognizes it. Nothing else
 * of it is stored.
 */
import Bowser from 'bowser';
import type { Caller } from '../http/caller';
import { issueToken, type Device } from '../data/token';

const PLATFORMS = ['mobile', 'tablet', 'desktop'] as const;
const NAME_MAX = 60;

/** Issues a token for the caller's device. */
export function signInDevice({ db, now, user_agent }: Caller, customer_id: number): Promise<string> {
  return issueToken(db, { customer_id, ...describeDevice(user_agent) }, now);
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
