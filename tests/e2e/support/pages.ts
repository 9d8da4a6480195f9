import { expect, type Page } from '@playwright/test';
import { askAxe, type Look } from './axe';
import { DESKTOP, NARROW, PHONE } from './widths';

/** Pages that anybody may see, one of each kind, with a word that proves that they show what they should. */
export const publicPages = [
  { path: '/', kind: 'start', word: { en: 'The whole bay, at your door', ar: 'الخليج كله على بابك' } },
  { path: '/home', kind: 'home', word: { en: 'Ember & Bun', ar: 'جمر وخبز' } },
  { path: '/store/ember-and-bun', kind: 'store', word: { en: 'Ember & Bun', ar: 'جمر وخبز' } },
  { path: '/product/breakwater-running-shoe', kind: 'product', word: { en: '79.00', ar: '79.00' } },
  { path: '/category/burgers', kind: 'category', word: { en: 'Burgers', ar: 'برغر' } },
] as const;

export const otherPages = [
  '/categories',
  '/store/latest',
  '/store/popular',
  '/flash-sales',
  '/all-brands',
  '/brand/breakwater',
  '/condition/fever',
  '/interest',
  '/home?search=burger',
  '/rental/vehicle-search',
  '/rental/vehicle-details/lumivolt-dot',
  '/rental/provider-details/volt-cove',
  '/rental/provider/latest',
  '/rental/provider/popular',
  '/rental/cart',
  '/rental/checkout',
  '/terms-and-conditions',
  '/about-us',
  '/help-and-support',
  '/store-registration',
  '/deliveryman-registration',
  '/forgot-password',
  '/profile',
  '/track-order',
  '/checkout?page=cart',
  '/checkout?page=parcel',
  '/parcel-delivery-info',
  '/nowhere-to-be-found',
];

/** What whoever has signed in sees of the account. */
export const customerPages = [
  '/profile?page=profile-settings',
  '/profile?page=my-orders',
  '/profile?page=my-trips',
  '/profile?page=wallet',
  '/profile?page=coupons',
  '/profile?page=loyalty-points',
  '/profile?page=referral-code',
  '/profile?page=inbox',
  '/profile?page=settings',
];

export const languages = ['en', 'ar'] as const;

export const localized = (path: string, language: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** Links by a number to what has a name in its address: each of them costs a crawler a redirection. */
export const BY_ID =
  /href="(\/ar)?\/(category|product|store|brand|condition|rental\/(vehicle|provider)-details)\/\d+["?]/;

/** Headings that stand two levels or more below the one before them; screen readers take what is between for missing. */
export function skippedHeadings(html: string): string[] {
  const found = [...html.matchAll(/<h([1-6])[^>]*>(?:<[^>]*>)*([^<]*)/g)];
  const levels = found.map(([, level]) => Number(level));
  return found
    .filter((_it, n) => n > 0 && (levels[n] ?? 0) > (levels[n - 1] ?? 0) + 1)
    .map(([, level, text]) => `h${level} ${text}`);
}

/** What a browser says of pictures that it was told not to show (browser.ts). */
const UNSEEN = /image loading is disabled|\.webp was preloaded using link preload but not used/;

/**
 * Everything that a page complains about: errors, hydration, refused content, failed requests; with `pictures`, where
 * they are shown, also one that was asked for too early.
 */
export function complaints(page: Page, { pictures = false } = {}): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('blocked by Playwright') || (!pictures && UNSEEN.test(text))) return;
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !answer.url().includes('nowhere')) said.push(`${answer.status()} ${answer.url()}`);
  });
  return said;
}

/** What the browser itself says of the page that was asked for under an unknown address. */
export const expected = (said: string) => said.includes('nowhere') || /status of 404/.test(said);

/** What axe finds serious or worse, a line each; of the page, or of what `within` selects. */
export function seriousProblems(page: Page, within?: string): Promise<string[]> {
  return problems(page, within ? { within } : {});
}

async function problems(page: Page, look: Look): Promise<string[]> {
  await stillness(page);
  return askAxe(page, look);
}

/** The foot, which is the same on all pages (clean.spec.ts looks at it). */
export const FOOT = 'main ~ footer';

/** Nothing serious for axe, and nothing beside the screen. */
export async function clean(page: Page, note?: string): Promise<void> {
  expect(await problems(page, { without: [FOOT] }), note).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), note).toBe(true);
}

/**
 * Looks at the page, at it in the other theme, of which colours are all that differs, and whether it fits the other
 * width and a narrow one. English begins on a desktop in light and Arabic on a phone in dark, so that together they have
 * shown each width and the colours of each theme at it: of a page that is the same in both (the keys of messages and the
 * colours are, tests/conventions), the other language has nothing to add at a width but the length of its words.
 */
export async function cleanEverywhere(page: Page, look = async () => {}, part: Part = {}): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  for (const size of [own, own.width === PHONE.width ? DESKTOP : PHONE, NARROW]) {
    await page.setViewportSize(size);
    await look();
    const note = `${new URL(page.url()).pathname}, ${size.width} px`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), note).toBe(true);
    if (size === NARROW) await bearsSpace(page, note);
    if (size !== own) continue;
    expect(await problems(page, part), note).toEqual([]);
    await otherTheme(page);
    expect(await problems(page, { ...part, only: COLOURS }), `${note}, in the other theme`).toEqual([]);
    await otherTheme(page);
  }
  await page.setViewportSize(own);
}

type Part = Pick<Look, 'within' | 'without'>;

/** As far apart as WCAG 1.4.12 asks a page to bear. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** By a sheet of a script: the policy of the pages lets no other style in. */
export function spaceWords(page: Page): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
}

/** Nothing reaches beyond the screen when its words are set far apart. */
async function bearsSpace(page: Page, note: string): Promise<void> {
  await spaceWords(page);
  expect(await tooWide(page), `${note}, its words far apart`).toEqual([]);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** What reaches beyond the end of the screen, though it stands in nothing that scrolls or cuts it. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((it) => it.getBoundingClientRect().right > innerWidth + 1 || it.getBoundingClientRect().left < -1)
      .map((it) => `${it.tagName} ${it.className} ${it.textContent.slice(0, 40)}`)
      .slice(0, 8);
  });
}

const COLOURS = ['color-contrast'];

/** As the switch in the bar does it. */
function otherTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  });
}

/**
 * What slides or fades in has arrived: half transparent, it has colours that nobody reads. In what the browser skips
 * because it is far below (`content-visibility`), nothing moves, so nothing there is waited for.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      return ends && target?.checkVisibility({ contentVisibilityAuto: true });
    });
    await Promise.allSettled(passing.map((it) => it.finished));
  });
}
