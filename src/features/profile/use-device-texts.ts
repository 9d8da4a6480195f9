import { useTranslation } from 'react-i18next';
import type { CustomerSession } from '@/contract/auth/customer-session';
import { dateFormat } from '@/domain/text/date-format';
import { HOUR_MS } from '@/domain/time/units';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';

/** The name and last use of a device: "Chrome on Android", "3 hours ago", "Nov 20, 2026". */
export function useDeviceTexts() {
  const { t, i18n } = useTranslation();
  const { timezone } = useConfig();
  const now = useNow();
  const date = dateFormat(i18n.language, timezone, { day: 'numeric', month: 'short', year: 'numeric' });

  function name({ browser, system }: CustomerSession): string {
    if (browser && system) return t('profile.device_on', { browser, system });
    return browser ?? system ?? t('profile.device_unknown');
  }

  /** The moment is accurate to the hour only. */
  function lastUse({ last_used_at }: CustomerSession): string {
    const hours = now ? Math.floor((now.getTime() - Date.parse(last_used_at)) / HOUR_MS) : 0;
    if (!(hours >= 1)) return t('profile.within_the_hour');
    return hours < 24
      ? t('profile.hours_ago', { count: -hours })
      : t('profile.days_ago', { count: -Math.floor(hours / 24) });
  }

  function signInDay({ created_at }: CustomerSession): string {
    const moment = new Date(created_at);
    return Number.isNaN(moment.getTime()) ? '' : date.format(moment);
  }

  return { name, lastUse, signInDay };
}
