/**
 * Validates days and times.
 * Spec: wire-format §1.6 (`YYYY-MM-DD HH:mm:ss` or ISO); beyond the specification: 31 February is invalid, and so are
 * years in which nobody orders, which a database may refuse.
 */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** `YYYY-MM-DD`, an existing day. */
export function isCalendarDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  const then = new Date(Date.UTC(year, month - 1, day));
  return then.getUTCMonth() === month - 1 && then.getUTCDate() === day;
}

/** `YYYY-MM-DD HH:mm`, seconds optional, with a space or a T in between. */
export function isCalendarTime(text: string): boolean {
  const [, day = '', hour, minute, second = '0'] = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  return isCalendarDay(day) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}
