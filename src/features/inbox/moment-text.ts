import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';

/** The time of a message in the market's time zone: "6:08 PM" today, "Nov 12" before; both when `whole`. */
export function useWrittenAt(): (moment: string, whole?: boolean) => string {
  const { i18n } = useTranslation();
  const { timezone, timeformat } = useConfig();
  const now = useNow();
  const locale = `${i18n.language}-u-nu-latn`;
  const hours =
    timeformat === '12'
      ? ({ hour: 'numeric', hourCycle: 'h12' } as const)
      : ({ hour: '2-digit', hourCycle: 'h23' } as const);
  const clock = { ...hours, minute: '2-digit' } as const;
  const shape = { day: 'numeric', month: 'short' } as const;
  const time = new Intl.DateTimeFormat(locale, { ...clock, timeZone: timezone });
  const day = new Intl.DateTimeFormat(locale, { ...shape, timeZone: timezone });
  const both = new Intl.DateTimeFormat(locale, { ...shape, ...clock, timeZone: timezone });
  return (moment, whole = false) => {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return '';
    const isToday = now !== null && day.format(date) === day.format(now);
    if (isToday) return time.format(date);
    return (whole ? both : day).format(date);
  };
}
