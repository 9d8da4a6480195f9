import { useTranslation } from 'react-i18next';
import { clockShape, dateFormat } from '@/domain/text/date-format';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';

/** The time of a message in the market's time zone: "6:08 PM" today, "Nov 12" before; both when `whole`. */
export function useWrittenAt(): (moment: string, whole?: boolean) => string {
  const { i18n } = useTranslation();
  const { timezone, timeformat } = useConfig();
  const now = useNow();
  const clock = clockShape(timeformat);
  const shape = { day: 'numeric', month: 'short' } as const;
  const time = dateFormat(i18n.language, timezone, clock);
  const day = dateFormat(i18n.language, timezone, shape);
  const both = dateFormat(i18n.language, timezone, { ...shape, ...clock });
  return (moment, whole = false) => {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return '';
    const isToday = now !== null && day.format(date) === day.format(now);
    if (isToday) return time.format(date);
    return (whole ? both : day).format(date);
  };
}
