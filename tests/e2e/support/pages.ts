import { expect, type Page } from '@playwright/test';
import { askAxe, type Look } from './axe';
import { DESKTOP, NARROW, PHONE } from './widths';

/** Public pages, one of each kind, with a text that proves that they show the right content. */
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

/** Pages of the signed-in area. */
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

/** Links that use an id although the target has a slug: each of them costs crawlers a redirect. */
export const BY_ID =
  /href="(\/ar)?\/(category|product|store|brand|condition|rental\/(vehicle|provider)-details)\/\d+["?]/;

/** Headings that are two or more levels below the previous one; screen reader users would suspect a missing section. */
export function skippedHeadings(html: string): string[] {
  const found = [...html.matchAll(/<h([1-6])[^>]*>(?:<[^>]*>)*([^<]*)/g)];
  const levels = found.map(([, level]) => Number(level));
  return found
    .filter((_it, n) => n > 0 && (levels[n] ?? 0) > (levels[n - 1] ?? 0) + 1)
    .map(([, level, text]) => `h${level} ${text}`);
}

/** The console messages for pictures that are blocked (browser.ts). */
const UNSEEN = /image loading is disabled|\.webp was preloaded using link preload but not used/;

/**
 * All problems that a page reports: errors, hydration mismatches, CSP violations, failed requests; with `pictures`,
 * also unused preloads.
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

/** The console message for a page with an unknown URL. */
export const expected = (said: string) => said.includes('nowhere') || /status of 404/.test(said);

/** Violations that axe rates serious or worse, one line each; of the page, or of what `within` selects. */
export function seriousProblems(page: Page, within?: string): Promise<string[]> {
  return problems(page, within ? { within } : {});
}

async function problems(page: Page, look: Look): Promise<string[]> {
  await stillness(page);
  return askAxe(page, look);
}

/**
 * Waits until closed dialogs have left the history. Their step back takes a moment, and a page load that a test starts
 * before its end is canceled by it (`net::ERR_ABORTED`).
 */
export const layersClosed = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.layer))).toBe(false);

/** The footer, which is the same on all pages (screens/clean.spec.ts checks it). */
export const FOOT = 'main ~ footer';

/** No serious axe violations, and no horizontal overflow. */
export async function clean(page: Page, note?: string): Promise<void> {
  expect(await problems(page, { without: [FOOT] }), note).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), note).toBe(true);
}

/**
 * Checks the page, its colours in the other theme, and whether it fits the other width and a narrow one. English starts
 * on a desktop in light and Arabic on a phone in dark, so that together they cover both widths and the colours of both
 * themes. Where a page is the same in both languages (tests/conventions compares message keys and colours), the other
 * language only adds the length of its texts at a width.
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

/** The text spacing that WCAG 1.4.12 requires a page to support. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** By a constructed style sheet: the CSP allows no other added style. */
export function spaceWords(page: Page): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
}

/** No overflow with increased text spacing. */
async function bearsSpace(page: Page, note: string): Promise<void> {
  await spaceWords(page);
  expect(await tooWide(page), `${note}, its words far apart`).toEqual([]);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Elements beyond the end of the screen that no scrolling or clipping container holds. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1,
      )
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
      .slice(0, 8);
  });
}

const COLOURS = ['color-contrast'];

/** Changes the theme like the switch in the bar. */
function otherTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  });
}

/**
 * Waits for slide and fade animations: half transparent, elements have wrong colours. Content that the browser skips
 * because it is far below (`content-visibility`) does not animate, so it is not waited for.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      return ends && target?.checkVisibility({ contentVisibilityAuto: true });
    });
    await Promise.allSettled(passing.map((passage) => passage.finished));
  });
}
