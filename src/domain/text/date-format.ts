/**
 * Formats of dates and times in the market's time zone, with Latin digits in both languages.
 * Spec: LANG-01; `timeformat` and `timezone` of the configuration.
 */

const made = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language, zone and shape: making one takes a phone longer than drawing a row. */
export function dateFormat(
  language: string,
  timeZone: string | undefined,
  shape: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, shape]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...shape, timeZone });
  made.set(key, format);
  return format;
}

/** "6:08 PM", or "18:08". */
export function clockShape(timeformat: string): Intl.DateTimeFormatOptions {
  return timeformat === '12'
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}
