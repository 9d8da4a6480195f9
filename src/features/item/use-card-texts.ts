import type { TFunction } from 'i18next';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Config } from '@/contract/config';
import { shortMoney } from '@/domain/money/money-display';
import type { StoreTime } from '@/domain/time/store-clock';
import { useConfig } from '@/features/config/api';
import { dayText, timeText } from './time-text';
import { useStoreTime } from './use-store-time';

/**
 * The formatters of cards. A list creates them once and passes them to each card, which is much cheaper than 50 hooks.
 */
export type CardTexts = {
  t: TFunction;
  /** Formats an amount for cards (PRICE-04). */
  short: (amount: number) => string;
  time: (time: string) => string;
  /** Name of a weekday; 0 is Sunday. */
  day: (day: number) => string;
  config: Config;
  /** The time in the market's time zone; null until hydration. */
  now: StoreTime | null;
};

export function useCardTexts(): CardTexts {
  return useDeferredValue(useCurrentTexts());
}

/**
 * The texts for the current time. When the browser first knows the time, every card rerenders; callers that defer the
 * texts let that happen in small steps, so that the page stays responsive.
 */
export function useCurrentTexts(): CardTexts {
  const { t, i18n } = useTranslation();
  const config = useConfig();
  const now = useStoreTime();
  const { language } = i18n;
  return useMemo(
    () => ({
      t,
      short: (amount) => shortMoney(amount, config),
      time: (time) => timeText(time, language, config.timeformat),
      day: (day) => dayText(day, language),
      config,
      now,
    }),
    [t, language, config, now],
  );
}
