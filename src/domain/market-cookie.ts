/**
 * The cookie that tells the server which zones and module a visitor is in: `z1-2.m3` for zones 1 and 2, module 3.
 * Spec: checklist, decision "CONFIG-17, GUEST-03" (zone and module are mirrored in cookies).
 *
 * The value is free of percent signs and colons, since it becomes a part of a path.
 */
export type Market = {
  /** The smallest zone first, as the back end lists them. */
  zone_ids: readonly number[];
  module_id: number;
};

export const MARKET_COOKIE = 'market';

/** null when there is no zone or module to tell. */
export function encodeMarket({ zone_ids, module_id }: Market): string | null {
  const value = `z${zone_ids.join('-')}.m${module_id}`;
  return decodeMarket(value) ? value : null;
}

/** null for anything but a well-formed value of real ids, each zone once. */
export function decodeMarket(value: string): { zone_ids: number[]; module_id: number } | null {
  const [, zones, module] = PATTERN.exec(value) ?? [];
  if (zones === undefined || module === undefined) return null;
  const zone_ids = zones.split('-').map(Number);
  const module_id = Number(module);
  const isWhole = [...zone_ids, module_id].every(Number.isSafeInteger);
  return isWhole && new Set(zone_ids).size === zone_ids.length ? { zone_ids, module_id } : null;
}

/** One spelling for each market, so that it has one place in the cache: no leading zeros, no empty ids. */
const PATTERN = /^z([1-9]\d*(?:-[1-9]\d*)*)\.m([1-9]\d*)$/;
