import type { StoreCard } from '@/contract/catalogue/store';
import { isStoreOpen, nextOpening, toOpening, type Opening } from '@/domain/catalogue/availability';
import { DAY_MINUTES, openSpans, toTimeOfDay as hours } from '@/domain/time/opening-hours';
import type { StoreTime } from '@/domain/time/store-clock';
import type { CardTexts } from '@/features/item/use-card-texts';

/** The inputs of the texts. */
type Texts = Pick<CardTexts, 't' | 'time' | 'day' | 'now'>;

export type OpenState = { isOpen: boolean; text: string | undefined };

/** Open and until when, or closed and when it opens; null until the time is known. */
export function openState(store: Pick<StoreCard, 'active' | 'open' | 'schedules'>, texts: Texts): OpenState | null {
  const { now } = texts;
  if (now === null) return null;
  const opening = toOpening(store);
  if (isStoreOpen(opening, now)) return { isOpen: true, text: untilText(opening, now, texts) };
  return { isOpen: false, text: opensText(opening, now, texts) };
}

/** "until 11:30 PM"; undefined for a store that stays open past midnight or has no hours. */
function untilText(opening: Opening, now: StoreTime, { t, time }: Texts): string | undefined {
  const span = openSpans(opening, now.date).find(({ from, until }) => now.minutes >= from && now.minutes < until);
  return span && span.until < DAY_MINUTES ? t('store.until', { time: time(hours(span.until)) }) : undefined;
}

/** "Opens at 7:00 AM", "Opens tomorrow at …" or "Opens on Monday at …". */
function opensText(opening: Opening, now: StoreTime, { t, time, day }: Texts): string | undefined {
  const next = nextOpening(opening, now);
  if (!next) return undefined;
  const at = time(next.time);
  if (next.in_days === 0) return t('store.opens_at', { time: at });
  if (next.in_days === 1) return t('store.opens_tomorrow', { time: at });
  return t('store.opens_on', { day: day((now.day + next.in_days) % 7), time: at });
}
