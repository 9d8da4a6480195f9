/**
 * The cookie that tells the server which zones and module a visitor is in: `z1-2.m3` for zones 1 and 2, module 3.
 * Spec: CONFIG-17, GUEST-03 (zone and module are mirrored in cookies).
 *
 * The value is free of percent signs and colons, since it becomes a part of a path. Plain JavaScript, since the server
 * before Next and the configuration of its router read it, too.
 *
 * @typedef {{ zone_ids: readonly number[], module_id: number }} Market `zone_ids`: the smallest zone first, as the
 *   back end lists them.
 */
export const MARKET_COOKIE = 'market';

const ID = '[1-9]\\d{0,14}';

/**
 * Each market has exactly one spelling, so that it has one cache entry: no leading zeros, no empty ids, at most eight
 * zones.
 */
export const MARKET_VALUE = `(?<zone>z${ID}(?:-${ID}){0,7})\\.(?<module>m${ID})`;

const PATTERN = new RegExp(`^${MARKET_VALUE}$`);

/**
 * null when there is no zone or module to tell.
 * @param {Market} market
 * @returns {string | null}
 */
export function encodeMarket({ zone_ids, module_id }) {
  const value = `z${zone_ids.slice(0, 8).join('-')}.m${module_id}`;
  return decodeMarket(value) ? value : null;
}

/**
 * null for anything but a well-formed value of real ids, each zone once.
 * @param {string} value
 * @returns {{ zone_ids: number[], module_id: number } | null}
 */
export function decodeMarket(value) {
  const { zone, module } = PATTERN.exec(value)?.groups ?? {};
  if (zone === undefined || module === undefined) return null;
  const zone_ids = zone.slice(1).split('-').map(Number);
  return new Set(zone_ids).size === zone_ids.length ? { zone_ids, module_id: Number(module.slice(1)) } : null;
}

/**
 * The value in a Cookie header; null when it is missing, malformed, or present twice, because then it is unclear which
 * one counts.
 * @param {string | undefined} header
 * @returns {string | null}
 */
export function marketIn(header) {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .filter(([name]) => name?.trim() === MARKET_COOKIE)
    .map(([, ...value]) => value.join('='));
  const [value] = values;
  return values.length === 1 && value !== undefined && decodeMarket(value) ? value : null;
}
