/** "24 November" for YYYY-MM-DD, with Latin digits in both languages. */
export function dateText(date: string, language: string): string {
  const moment = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    moment,
  );
}
