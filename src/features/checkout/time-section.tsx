import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { weekday, dateAfter, type StoreTime } from '@/domain/time/store-clock';
import { firstSlotOfMost } from '@/domain/checkout/slot-of-items';
import type { TimeSlot } from '@/domain/checkout/time-slots';
import { useConfig } from '@/features/config/api';
import { dayText } from '@/features/item/time-text';
import { deliveryTimeText } from '@/features/store/store-facts';
import { Button } from '@/ui/controls/button';
import { DateChips } from '@/ui/controls/date-chips';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { Segmented } from '@/ui/controls/segmented';
import styles from './checkout.module.css';
import { HoursNotice } from './hours-notice';
import { slotKey, type ComposedOrder } from './placing/compose';
import type { ChangeDraft, Draft } from './draft';
import { slotDateText, slotText } from './slot-text';

type Props = { store: Store; now: StoreTime; order: ComposedOrder; draft: Draft; onChange: ChangeDraft };

/** The number of times shown before the customer asks for more. */
const SHOWN = 12;

/** Now, or a day and time in the store's time zone; past times are not listed (SLOT-02, SLOT-03). */
export function TimeSection({ store, now, order, draft, onChange }: Props) {
  const { t } = useTranslation();
  const isFetched = draft.order_type === 'take_away';
  const { slots, slot, lines } = order;
  const later = slots.filter((slot) => !slot.is_now);
  const isNow = slot?.is_now === true;
  const items = lines.map(({ line }) => line.item);
  const choose = (first: TimeSlot | null) => first && onChange({ slot: slotKey(first) });

  return (
    <Panel id="checkout-time" title={t(isFetched ? 'checkout.pickup_time' : 'checkout.delivery_time')}>
      <TimeNotice store={store} order={order} draft={draft} />
      <HoursNotice order={order} now={now} />
      <NowOrLater
        store={store}
        order={order}
        onNow={() => onChange({ slot: 'now' })}
        // "Later" never leaves the choice empty: the first time that suits the order is preselected.
        onLater={() => choose(firstSlotOfMost(later, items, now))}
      />
      {!isNow && later.length > 0 && <Later slots={later} slot={slot} today={now.date} onChange={onChange} />}
    </Panel>
  );
}

type NowProps = { store: Store; order: ComposedOrder; onNow: () => void; onLater: () => void };

/** Shown where the store takes orders both for now and for later; otherwise there is nothing to choose. */
function NowOrLater({ store, order: { slots, slot }, onNow, onLater }: NowProps) {
  const { t } = useTranslation();
  const takes = deliveryTimeText(store.delivery_time, { t });
  if (!slots[0]?.is_now) return null;
  return (
    <Segmented
      label={t('checkout.when')}
      value={!slot ? '' : slot.is_now ? 'now' : 'later'}
      onChange={(choice) => (choice === 'now' ? onNow() : onLater())}
      options={[
        { value: 'now', label: takes ? t('checkout.now_in', { time: takes }) : t('checkout.now') },
        { value: 'later', label: t('checkout.schedule'), disabled: slots.length === 1 },
      ]}
    />
  );
}

type LaterProps = { slots: TimeSlot[]; slot: TimeSlot | null; today: string; onChange: ChangeDraft };

function Later({ slots, slot, today, onChange }: LaterProps) {
  const days = [...new Set(slots.map(({ date }) => date))];
  const day = slot?.date ?? days[0];
  /** Another day never keeps the time of the day before: its first one is preselected. */
  function chooseDay(date: string) {
    const first = slots.find((slot) => slot.date === date);
    if (first) onChange({ slot: slotKey(first) });
  }
  return (
    <>
      {days.length > 1 && <Days days={days} day={day} today={today} onChange={chooseDay} />}
      <Times
        key={day}
        slots={slots.filter(({ date }) => date === day)}
        value={slot ? slotKey(slot) : undefined}
        onChange={(slot) => onChange({ slot })}
      />
    </>
  );
}

/** Says why a time must be chosen, or that there is none. */
function TimeNotice({ store, order, draft }: Pick<Props, 'store' | 'order' | 'draft'>) {
  const { t } = useTranslation();
  if (order.slots.length === 0)
    return <Notice tone="bad">{t('checkout.problem_closed', { store: store.name })}</Notice>;
  if (order.slot) return null;
  const passed = t(draft.slot_preset ? 'checkout.slot_preset_passed' : 'checkout.slot_passed');
  return (
    <Notice tone="warn" live>
      {draft.slot === 'now' ? t('checkout.closed_choose', { store: store.name }) : passed}
    </Notice>
  );
}

type DaysProps = { days: string[]; day: string | undefined; today: string; onChange: (day: string) => void };

function Days({ days, day, today, onChange }: DaysProps) {
  const { t, i18n } = useTranslation();
  const named: Record<string, string> = { [today]: t('checkout.today'), [dateAfter(today, 1)]: t('checkout.tomorrow') };
  return (
    <DateChips
      look="days"
      label={t('checkout.day')}
      value={day}
      onChange={onChange}
      options={days.map((date) => ({
        value: date,
        label: named[date] ?? dayText(weekday(date), i18n.language),
        text: slotDateText(date, i18n.language),
      }))}
    />
  );
}

type TimesProps = { slots: TimeSlot[]; value: string | undefined; onChange: (slot: string) => void };

function Times({ slots, value, onChange }: TimesProps) {
  const { t, i18n } = useTranslation();
  const { timeformat } = useConfig();
  const chosen = slots.findIndex((slot) => slotKey(slot) === value);
  const [isWhole, setWhole] = useState(chosen >= SHOWN);
  const visible = isWhole ? slots : slots.slice(0, SHOWN);
  return (
    <>
      <DateChips
        look="slots"
        label={t('checkout.time')}
        value={value}
        onChange={onChange}
        options={visible.map((slot) => ({
          value: slotKey(slot),
          label: slotText(slot, i18n.language, timeformat),
        }))}
      />
      {visible.length < slots.length && (
        <Button look="text" size="small" className={styles.more} onClick={() => setWhole(true)}>
          {t('checkout.more_times')}
        </Button>
      )}
    </>
  );
}
