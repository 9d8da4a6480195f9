import type { TFunction } from 'i18next';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Config } from '@/contract/config';
import { shortMoney } from '@/domain/money/money-display';
import type { StoreTime } from '@/domain/time/store-clock';
import { useConfig } from '@/features/config/api';
import { dayText, timeText } from './time-text';
import { useStoreTime } from './use-store-time';

/** What cards write with: a list asks once and hands it to each of its cards, which is much lighter than 50 hooks. */
export type CardTexts = {
  t: TFunction;
  /** An amount as cards write it (PRICE-04). */
  short: (amount: number) => string;
  time: (time: string) => string;
  /** Name of a day of the week, 0 is Sunday. */
  day: (day: number) => string;
  config: Config;
  /** The market's time; null until the browser has hydrated. */
  now: StoreTime | null;
};

export function useCardTexts(): CardTexts {
  return useDeferredValue(useCurrentTexts());
}

/**
 * The texts of this moment. When the browser first knows the time, every card of the page is drawn anew with them;
 * whoever defers them lets that happen in small pieces, between which the page answers.
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
