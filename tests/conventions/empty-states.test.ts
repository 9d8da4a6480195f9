import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

/**
 * A failed call is shown as a failure with a retry button, never as an empty list. This is checked in the source: a
 * file that shows an empty state for a call's answer must also show the failure, and must not treat a missing answer as
 * an empty list.
 */
const shown = filesBelow('src')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('src/ui/'))
  .map((file) => ({ file, source: read(file) }))
  .filter(({ source }) => /<EmptyState\b/.test(source));

/** Their empty state does not stand for the empty answer of a call. */
const WITHOUT_CALL = [
  // No way to sign in or to receive a code is enabled.
  'src/features/auth/auth-modal.tsx',
  'src/features/auth/reset/forgot-password.tsx',
  // The visitor must sign in or choose a place first.
  'src/pages/interest/[[...rest]].tsx',
  'src/pages/profile/[[...rest]].tsx',
  'src/shell/account/profile-frame.tsx',
  'src/features/checkout/sign-in-first.tsx',
  // Nothing has been chosen or typed yet.
  'src/features/inbox/inbox.tsx',
  'src/features/search/search-results.tsx',
  // The failure of these lists is shown by their parents: `History`, `RentalCartView`, `StoreScreen`,
  // `pages/campaigns`, `GoodsList`.
  'src/features/order/list/order-list.tsx',
  'src/features/trip/my-trips.tsx',
  'src/features/rental/vehicles/no-vehicles.tsx',
  'src/features/store/screen/found-items.tsx',
  'src/features/store/screen/store-menu.tsx',
  'src/features/campaign/campaign-page.tsx',
  'src/features/campaign/flash-sale-page.tsx',
];

const FAILURE = /<(NotLoaded|ListFailed)\b|icon="circle-alert"|onClick=\{[^}]*refetch/;
/**
 * `const { data = [] } = useQuery(…)`, `useX().data ?? []`. Banners are an extra; for payment methods and invoice lines
 * the failure is shown before.
 */
const TAKEN_FOR_EMPTY = /\{ data(: (?!banners|methods|lines)\w+)? = \[\][^}]*\} = use\w+|\.data \?\? \[\]/;

/** Places where only an optional part is missing, or where the failure is shown next to it. */
const EXTRAS: Record<string, string> = {
  'src/features/campaign/store-banners.tsx': 'what a store has hung out',
  'src/features/inbox/composer.tsx': 'common questions',
  'src/features/location/start-modules.tsx': 'a section of the start, which the server renders',
  'src/features/location/start-zones.tsx': 'a section of the start, which the server renders',
  'src/features/order/order-notices.tsx': 'names of items; `OrderItems` beside it tells that they did not arrive',
  'src/features/parcel/parcel-home.tsx': 'sections of a home',
  'src/features/registration/store-cards.tsx': 'names of modules, with which each page is rendered',
  'src/features/rental/cart/rental-coupons.tsx': 'a section of a home',
  'src/features/rental/rental-offers.tsx': 'a section of a home',
  'src/features/search/chosen-chips.tsx': 'names of brands on chips',
  'src/features/search/search-results.tsx': 'popular categories below the empty search',
  'src/features/wallet/add-fund-dialog.tsx': 'what the market adds to a top-up',
  'src/pages/[[...rest]].tsx': 'names of modules for search engines',
  'src/shell/footer/category-links.tsx': 'links of the footer',
};

const drawn = filesBelow('src')
  .filter((file) => /^src\/(features|shell|pages)\/.*(?<!\.test)\.tsx$/.test(file))
  .map((file) => ({ file, source: read(file) }));
/** A missing answer that stands for an empty list, in any component that renders a call's answer. */
const TAKEN_FOR_NONE = /\{ data(: [\w[\]]+)? = (\[\]|none)[^}]*\}(\]| =)|\.data \?\? (\[\]|none)/;
const TOLD = /<(NotLoaded|ListFailed|ListsFailed)\b|circle-alert|\brefetch\(\)|onRetry/;
/** `if (isError) return …`, `{list.isError && (…`: these also hide loaded data when a refetch fails. */
const TAKEN_AWAY = /(if \(|\{)(\w+\.)?isError\)? (return|&&|\?) ?\(?\s*<(NotLoaded|ListFailed|EmptyState)\b/;

describe('failed calls', () => {
  const taken = drawn.filter(({ source }) => TAKEN_FOR_NONE.test(source));

  it.each(taken)('$file shows the failure, or is listed as an extra', ({ file, source }) => {
    if (!(file in EXTRAS)) expect(source).toMatch(TOLD);
  });

  it.each(drawn.filter(({ source }) => /isError/.test(source)))('$file keeps showing loaded data', ({ source }) =>
    expect(source).not.toMatch(TAKEN_AWAY),
  );

  it('only existing extras are listed', () =>
    expect(taken.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(EXTRAS))));
});

describe('empty states', () => {
  it.each(shown.filter(({ file }) => !WITHOUT_CALL.includes(file)))('$file also shows a failure', ({ source }) =>
    expect(source).toMatch(FAILURE),
  );

  it.each(shown)('$file does not treat a missing answer as an empty list', ({ file, source }) => {
    // The popular categories below the empty search are optional.
    if (file === 'src/features/search/search-results.tsx') return;
    expect(source).not.toMatch(TAKEN_FOR_EMPTY);
  });

  it.each(shown)('$file does not show an empty state for a failure', ({ source }) =>
    expect(source).not.toMatch(/is(Error|Failed)\s*(\|\|[^\n]*)?\)?\s*&&\s*<EmptyState(?![^>]*circle-alert)/),
  );

  it('only existing files are listed', () =>
    expect(shown.map(({ file }) => file)).toEqual(expect.arrayContaining(WITHOUT_CALL)));
});
