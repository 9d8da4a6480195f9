import { array, mixed, number, object, setLocale, string } from 'yup';
import { isCalendarDay, isCalendarTime } from '@/domain/time/calendar';
import { isEmail } from '@/domain/accounts/contact-kind';
import { keptText } from '@/domain/text/kept-text';
import { limits } from '@/domain/limits';
import { ROW_ID_MAX } from '@/domain/wire/row-id';

/** Fields shared by several calls. Error messages are message keys; these are the generic ones. */
setLocale({
  mixed: {
    default: 'validation.invalid',
    required: 'validation.required',
    notNull: 'validation.required',
    notType: 'validation.not_type',
    oneOf: 'validation.invalid',
  },
  string: {
    max: 'validation.too_long',
    min: 'validation.too_short',
    matches: 'validation.invalid',
  },
  number: { min: 'validation.too_small', max: 'validation.too_large', integer: 'validation.not_type' },
  array: { max: 'validation.too_long', min: 'validation.required' },
});

/** The input of a call without parameters. */
export const nothing = object({});

/** A row's id: a positive integer that fits the column. */
export const id = () => number().integer().min(1).max(ROW_ID_MAX);

/** What some clients send instead of a guest id when they have none. */
const NO_GUEST: readonly unknown[] = [null, '', 'null', 'undefined', 0, '0'];

const issuedId = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);

/** A guest id: drawn at random from all integers that JSON can carry exactly, so that it cannot be guessed. */
export const guestId = () =>
  issuedId().transform((value: unknown, sent: unknown) => (NO_GUEST.includes(sent) ? undefined : value));

/** A guest id; null when the client has none. */
export const guestIdOrNull = () =>
  issuedId()
    .nullable()
    .meta({ readsNone: true })
    .transform((value: unknown, sent: unknown) => (NO_GUEST.includes(sent) ? null : value));

const PAGE_MAX = 100;

/** Page number (from 1) and page size of a list. A page size above the maximum is reduced to it. */
export const paging = {
  limit: number()
    .transform((value: unknown) => (typeof value === 'number' ? Math.min(value, PAGE_MAX) : value))
    .integer()
    .min(1)
    .max(PAGE_MAX),
  offset: number().integer().min(1).max(100_000),
};

export const latitude = () => number().min(-90).max(90);
export const longitude = () => number().min(-180).max(180);

/**
 * A trimmed text without characters that no database stores. Yup's own `trim` throws on lists and objects instead of
 * refusing them.
 */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? keptText(value).trim() : value));

/** The same rule as in the forms. Yup's own rule accepts `noor@mail` and refuses letters beyond English ones. */
export const email = () =>
  trimmedText()
    .test('email', 'validation.must_be_a_valid_email', (value) => !value || isEmail(value))
    .max(limits.email_max);

/** An email as accounts store it: in lower case. */
export const accountEmail = () =>
  email().transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value));

/** A new password. The server also refuses easily guessed ones (`server/accounts/new-password.ts`). */
export const limitedPassword = () =>
  string()
    .min(limits.password_min, 'validation.password_too_short')
    .max(limits.password_max, 'validation.password_too_long');

/** A text typed by a person: trimmed and of limited length. */
export const text = (max = 255) => trimmedText().max(max);

/** An existing day, `YYYY-MM-DD`. An empty text means none. */
export const day = () => string().test('day', 'validation.invalid', (value) => !value || isCalendarDay(value));

/** An existing time, `YYYY-MM-DD HH:mm:ss` in the market's time zone, seconds optional. An empty text means none. */
export const moment = () => string().test('moment', 'validation.invalid', (value) => !value || isCalendarTime(value));

/** 0 or 1. true and false are accepted as well (wire-format §1.6). */
export const bit = () =>
  number()
    .transform((value: unknown, sent: unknown) => BITS.get(sent) ?? value)
    .oneOf([0, 1] as const);

const BITS = new Map<unknown, 0 | 1>([
  [true, 1],
  [false, 0],
  ['true', 1],
  ['false', 0],
]);

/** More ids than any list of choices contains. */
const IDS = 200;

/** A list that clients send as JSON text (`[1,2]`), as `1,2` or as a real list. */
export const idList = () =>
  array(id().required())
    .max(IDS)
    .transform((_value, original: unknown) => {
      if (Array.isArray(original)) return original;
      if (typeof original !== 'string') return undefined;
      return original
        .replace(/[[\]"\s]/g, '')
        .split(',', IDS + 1)
        .filter(Boolean)
        .map(Number);
    });

/** One or more files in one field, at most `most`. Their content is checked when they are stored. */
export const files = (most: number) =>
  mixed<File | File[]>((value): value is File | File[] => {
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.length <= most && all.every((file) => file instanceof File);
  }).meta({ json: { type: 'array', items: FILE, maxItems: most } });

const FILE = { type: 'string', format: 'binary' };

/** One file. Its content is checked when it is stored. */
export const file = () => mixed<File>((value): value is File => value instanceof File).meta({ json: FILE });
