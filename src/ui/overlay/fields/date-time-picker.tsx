import InputBase from '@mui/material/InputBase';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import arabic from 'dayjs/locale/ar';
import utc from 'dayjs/plugin/utc';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../class-names';
import styles from '../../fields/field.module.css';
import { Icon } from '../../display/icon';
import { Field } from './field';
import { OnPage } from '../on-page';
import { travelIcons } from '../../icons/travel-icons';

dayjs.extend(utc);
const correctedArabic = { ...arabic, meridiem: (hour: number) => (hour < 12 ? 'ص' : 'م') };
dayjs.locale(correctedArabic, undefined, true);

const WRITTEN = 'YYYY-MM-DDTHH:mm';

type Props = {
  label: string;
  error?: string | undefined;
  /** Format of HTML inputs: `2025-01-31T18:30`. Also `min` and `max`. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** 12-hour clock. */
  isTwelveHours: boolean;
};

/**
 * A date and time in the market's time zone. Values are treated as UTC, so that the browser's time zone has no
 * influence.
 */
export function DateTimePicker({ label, error, value, onChange, min, max, isTwelveHours }: Props) {
  const { i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // A selection in the picker counts once it is accepted.
  const [draft, setDraft] = useState<Dayjs | null>(null);
  const localeText = usePickerTexts();

  function open() {
    setDraft(value ? dayjs.utc(value) : null);
    setIsOpen(true);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open();
  }

  return (
    <OnPage>
      <Field label={label} error={error}>
        {(control) => (
          <InputBase
            className={classNames(styles.box, error && styles.invalid)}
            startAdornment={<Icon name={travelIcons.calendar} />}
            slotProps={{
              input: {
                ...control,
                readOnly: true,
                'aria-haspopup': 'dialog',
                value: value && momentText(value, i18n.language, isTwelveHours),
                onClick: open,
                onKeyDown: press,
              },
            }}
          />
        )}
      </Field>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={i18n.language} localeText={localeText}>
        <MobileDateTimePicker
          open={isOpen}
          onClose={() => setIsOpen(false)}
          value={draft}
          onChange={setDraft}
          onAccept={(chosen) => chosen?.isValid() && onChange(chosen.format(WRITTEN))}
          timezone="UTC"
          ampm={isTwelveHours}
          {...(min && { minDateTime: dayjs.utc(min) })}
          {...(max && { maxDateTime: dayjs.utc(max) })}
          slots={{ field: Nothing }}
          slotProps={{ toolbar: { hidden: true }, mobilePaper: { 'aria-label': label } }}
        />
      </LocalizationProvider>
    </OnPage>
  );
}

/** The picker's own field is replaced by the field above. */
const Nothing = () => null;

/** `2025-01-31T18:30` as "Fri, Jan 31, 6:30 PM", with Latin digits in both languages. */
function momentText(written: string, language: string, isTwelveHours: boolean): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
    hourCycle: isTwelveHours ? 'h12' : 'h23',
  }).format(new Date(`${written}Z`));
}

/** The picker's texts; the packages have no Arabic ones. */
function usePickerTexts() {
  const { t } = useTranslation();
  const views: Record<string, string> = {
    hours: t('ui.picker_hours'),
    minutes: t('ui.picker_minutes'),
    meridiem: t('ui.picker_meridiem'),
  };
  return {
    previousMonth: t('ui.picker_previous_month'),
    nextMonth: t('ui.picker_next_month'),
    calendarViewSwitchingButtonAriaLabel: (view: string) => t(view === 'year' ? 'ui.picker_days' : 'ui.picker_years'),
    dateTableLabel: t('ui.picker_date'),
    timeTableLabel: t('ui.picker_time'),
    selectViewText: (view: string) => views[view] ?? view,
    hoursClockNumberText: (hours: string) => hours,
    minutesClockNumberText: (minutes: string) => minutes,
    cancelButtonLabel: t('ui.cancel'),
    nextStepButtonLabel: t('ui.next'),
    okButtonLabel: t('ui.picker_ok'),
  };
}
