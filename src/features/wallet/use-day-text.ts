import { useTranslation } from 'react-i18next';

/** "30 November" for a date such as `2026-11-30`, with Latin digits in both languages. */
export function useDayText(): (date: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(`${i18n.language}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (date) => {
    const moment = new Date(`${date.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(moment.getTime()) ? date : format.format(moment);
  };
}
