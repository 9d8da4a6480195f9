import { parseMinutes } from '@/domain/time/opening-hours';

/** A time of day such as `07:00` or `23:30:00` as the configuration writes it, digits Latin in both languages. */
export function timeText(time: string, language: string, timeformat: '12' | '24'): string {
  const minutes = parseMinutes(time);
  if (minutes === null) return time;
  const moment = new Date(Date.UTC(2000, 0, 1, 0, minutes));
  return clocks[timeformat](language).format(moment);
}

/** The name of a day of the week, 0 is Sunday. */
export function dayText(day: number, language: string): string {
  const sunday = Date.UTC(2000, 0, 2);
  const moment = new Date(sunday + day * 24 * 60 * 60 * 1000);
  return weekdays(language).format(moment);
}

/** Making a formatter takes longer than drawing a card, and a list of cards asks for the same one again and again. */
export function oncePerLanguage(
  make: (language: string) => Intl.DateTimeFormat,
): (language: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

const clockOf = (shape: Intl.DateTimeFormatOptions) =>
  oncePerLanguage(
    (language) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { minute: '2-digit', timeZone: 'UTC', ...shape }),
  );
/** Of a time of day as the configuration writes it. */
export const clocks = {
  '12': clockOf({ hour: 'numeric', hourCycle: 'h12' }),
  '24': clockOf({ hour: '2-digit', hourCycle: 'h23' }),
};
const weekdays = oncePerLanguage((language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }));
