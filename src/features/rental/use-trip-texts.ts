import { useTranslation } from 'react-i18next';
import { momentIn } from '@/domain/rental/trip-time';
import { clockShape, dateFormat } from '@/domain/text/date-format';
import { useConfig } from '@/features/config/api';
import type { TripCriteria } from './trip-criteria';

/** Formats a trip: "By the hour, 3 h", "Nov 22, 9:00 AM". */
export function useTripTexts() {
  const { t, i18n } = useTranslation();
  const config = useConfig();
  const shape = { month: 'short', day: 'numeric', ...clockShape(config.timeformat) } as const;
  const format = dateFormat(i18n.language, config.timezone, shape);

  /** Formats an instant, or a time in the market's time zone; '' when there is none. */
  function moment(text: string | null): string {
    const at = text && momentIn(config, text);
    return at ? format.format(at) : '';
  }

  return {
    moment,
    when: (date: string) => (date === '' ? t('rental.now') : moment(date)),
    kind: ({ kind, length }: Pick<TripCriteria, 'kind' | 'length'>) => {
      if (kind === 'distance_wise') return t('rental.distance_wise');
      return t(kind === 'daily' ? 'rental.for_days' : 'rental.for_hours', { count: length });
    },
  };
}
