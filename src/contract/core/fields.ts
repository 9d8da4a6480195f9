import { array, mixed, number, object, setLocale, string } from 'yup';
import { isCalendarDay, isCalendarTime } from '@/domain/time/calendar';
import { isEmail } from '@/domain/accounts/contact-kind';
import { keptText } from '@/domain/text/kept-text';
import { limits } from '@/domain/limits';
import { ROW_ID_MAX } from '@/domain/wire/row-id';

/** Fields and parts that several calls share. Messages are message keys; these are the ones without a wording of their own. */
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

/** The input of a call that takes none. */
export const nothing = object({});

/** A row's id: a positive whole number that fits a column. */
export const id = () => number().integer().min(1).max(ROW_ID_MAX);

/** What clients write that have no guest's id. */
const NO_GUEST: readonly unknown[] = [null, '', 'null', 'undefined', 0, '0'];

const issuedId = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);

/** A guest's id: drawn at random from all whole numbers that JSON carries exactly, so that none can be guessed. */
export const guestId = () =>
  issuedId().transform((value: unknown, sent: unknown) => (NO_GUEST.includes(sent) ? undefined : value));

/** The same, null where the client says that it has none. */
export const guestIdOrNull = () =>
  issuedId()
    .nullable()
    .meta({ readsNone: true })
    .transform((value: unknown, sent: unknown) => (NO_GUEST.includes(sent) ? null : value));

const PAGE_MAX = 100;

/** The page number (from 1) and the page size of a list; who asks for more than a page may have gets a whole one. */
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
 * A text without spaces around it and without what no database keeps. The library's own `trim` breaks on lists and
 * objects instead of refusing them.
 */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? keptText(value).trim() : value));

/** By the same rule as the forms; the library's own takes `noor@mail`, and no letter beyond English ones. */
export const email = () =>
  trimmedText()
    .test('email', 'validation.must_be_a_valid_email', (it) => !it || isEmail(it))
    .max(limits.email_max);

/** An email as accounts keep it: in lower case. */
export const accountEmail = () =>
  email().transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value));

/** A new password; what is easily guessed, the server refuses (`server/accounts/new-password.ts`). */
export const limitedPassword = () =>
  string()
    .min(limits.password_min, 'validation.password_too_short')
    .max(limits.password_max, 'validation.password_too_long');

/** A text that a person typed: trimmed, of bounded length. */
export const text = (max = 255) => trimmedText().max(max);

/** A day that exists: `YYYY-MM-DD`; an empty text is none. */
export const day = () => string().test('day', 'validation.invalid', (value) => !value || isCalendarDay(value));

/** A time that exists, `YYYY-MM-DD HH:mm:ss` in the market's time zone, seconds or not; an empty text is none. */
export const moment = () => string().test('moment', 'validation.invalid', (value) => !value || isCalendarTime(value));

/** 0 or 1; a client that writes true or false means the same (wire-format §1.6). */
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

/** More ids than any list of choices names. */
const IDS = 200;

/** A list that clients send as JSON text, as `1,2`, or as a list: `[1,2]`. */
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

/** One file or several of one field, at most `most`; what they hold is looked at where they are kept. */
export const files = (most: number) =>
  mixed<File | File[]>((value): value is File | File[] => {
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.length <= most && all.every((it) => it instanceof File);
  }).meta({ json: { type: 'array', items: FILE, maxItems: most } });

const FILE = { type: 'string', format: 'binary' };

/** One file; what it holds is looked at where it is kept. */
export const file = () => mixed<File>((value): value is File => value instanceof File).meta({ json: FILE });
