import { array, mixed, number, object, string, type TestContext, tuple } from 'yup';
import type { Drawing } from '@/server/pictures/drawings/drawing';
import type { Dye } from '@/server/pictures/drawings/dye';
import type { Tone } from '@/server/pictures/tones';
import type { Context } from '../check';

/** The building blocks of a market's files. */

/** A text in both languages. */
export type Text = { en: string; ar: string };

/** How the demo paints a picture; `paint` is its file below the pictures, without the extension. */
export type Recipe = {
  paint: string;
  glyphs?: string[] | undefined;
  draw?: Drawing | undefined;
  dye?: Dye | undefined;
  tone?: Tone | undefined;
};

/** The file of a picture below the market folder; the demo may give a recipe instead. */
export type Picture = string | Recipe;

/** YYYY-MM-DD; the demo may give a number of days from the day of loading instead. */
export type Day = string | { days: number };

export const localizedText = () => object({ en: string().required(), ar: string().required() }).noUnknown();
export const text = () => localizedText().required();
export const texts = () => array(text());

/** Addresses take a slug of digits alone for an id. */
export const slug = () =>
  string().test(
    'slug',
    '"${value}" is not a slug: small letters, digits and single hyphens, not digits alone',
    (value) => (value === undefined ? true : /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/.test(value)),
  );

/** A name by which files refer to a thing that has no URL. */
export const key = () =>
  string().test('key', '"${value}" is not a key: small letters, digits, _ and -', (value) =>
    value === undefined ? true : /^[a-z0-9][a-z0-9_-]*$/.test(value),
  );

/** An amount of the currency, e.g. 8.5. */
export const amount = () => number().min(0).max(99_999_999);

/** A whole number; `count().min(1)` when it must not be 0. */
export const count = () => number().integer().min(0).max(1_000_000_000);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (value: string) => TIME.test(value) || value === '24:00';

export const time = () =>
  string().test('time', '"${value}" is not a time', (value) => value === undefined || TIME.test(value));

/** Opening hours such as "09:00-23:00"; hours that end before they begin last past midnight. */
export const hours = () =>
  array(
    string()
      .required()
      .test('hours', (value: string | undefined, context: TestContext) => {
        const [opening = '', closing, ...rest] = String(value).split('-');
        if (closing === undefined || rest.length > 0)
          return context.createError({ message: `"${value}" is not written like 09:00-23:00` });
        if (!isTime(opening)) return context.createError({ message: `opening "${opening}" is not a time` });
        if (!isTime(closing)) return context.createError({ message: `closing "${closing}" is not a time` });
        return opening === closing ? context.createError({ message: `"${value}" is no time at all` }) : true;
      }),
  );

/** An IANA time zone. */
export const timezone = () =>
  string().test('timezone', '"${value}" is not a time zone such as Asia/Dubai', (value) =>
    value === undefined ? true : isTimeZone(value),
  );

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).format() !== '';
  } catch {
    // The engine does not know this zone.
    return false;
  }
}

export const latitude = () => number().min(-90).max(90).required();
export const longitude = () => number().min(-180).max(180).required();
export const point = () => tuple([latitude(), longitude()]);

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDemo = (context: TestContext) => (context.options.context as Context | undefined)?.isDemo === true;

const isRecipe = (value: unknown): value is Recipe =>
  isGroup(value) && typeof value['paint'] === 'string' && (Array.isArray(value['glyphs']) || isGroup(value['draw']));

export const picture = () =>
  mixed<Picture>().test('picture', (value, context) =>
    (isDemo(context) && isRecipe(value)) || isPictureFile(value)
      ? true
      : context.createError({
          message: `${JSON.stringify(value)} is not the name of a picture such as pictures/lemons.jpg`,
        }),
  );

function isPictureFile(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'string' && /^pictures\/([\w-]+\/)*[\w.-]+\.(jpe?g|png|webp)$/i.test(value);
}

const day = () =>
  mixed<Day>().test('day', (value, context) => {
    if (value === undefined || isDay(value)) return true;
    if (isDemo(context) && isGroup(value) && typeof value['days'] === 'number') return true;
    return context.createError({ message: `${JSON.stringify(value)} is not a day such as 2026-03-31` });
  });

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The first and the last day, both included. */
export const span = () => ({ starts: day().required(), ends: day().required() });

export const discountType = () => string().oneOf(['percent', 'amount'] as const);
