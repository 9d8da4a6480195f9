import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

/**
 * A refused call is told as a failure with a way to try again, never as emptiness. That is seen in the source: whoever
 * shows an empty state for what a call answers also shows that it did not arrive, and never takes a missing answer for
 * an empty list.
 */
const shown = filesBelow('src')
  .filter((it) => it.endsWith('.tsx') && !it.endsWith('.test.tsx') && !it.startsWith('src/ui/'))
  .map((file) => ({ file, source: read(file) }))
  .filter(({ source }) => /<EmptyState\b/.test(source));

/** Their empty state says something else than that a call answered nothing. */
const WITHOUT_CALL = [
  // Nothing that lets one sign in or get a code is switched on.
  'src/features/auth/auth-modal.tsx',
  'src/features/auth/reset/forgot-password.tsx',
  // Who wants to see this must sign in, or choose a place, first.
  'src/pages/interest/[[...rest]].tsx',
  'src/pages/profile/[[...rest]].tsx',
  'src/shell/account/profile-frame.tsx',
  // Nothing has been chosen or typed yet.
  'src/features/inbox/inbox.tsx',
  'src/features/search/search-results.tsx',
  // The lists are told by who draws them: `History`, `RentalCartView`, `StoreScreen`, `pages/campaigns`.
  'src/features/order/list/order-list.tsx',
  'src/features/trip/my-trips.tsx',
  'src/features/rental/vehicles/no-vehicles.tsx',
  'src/features/store/screen/store-menu.tsx',
  'src/features/campaign/campaign-page.tsx',
];

const FAILURE = /<(NotLoaded|ListFailed)\b|icon="circle-alert"|onClick=\{[^}]*refetch/;
/**
 * `const { data = [] } = useQuery(…)`, `useX().data ?? []`. Banners are an extra, of methods of payment and lines of an
 * invoice the failure is told before.
 */
const TAKEN_FOR_EMPTY = /\{ data(: (?!banners|methods|lines)\w+)? = \[\][^}]*\} = use\w+|\.data \?\? \[\]/;

/** Where only a part goes missing for which nobody has come, or where it is told beside it. */
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
  .filter((it) => /^src\/(features|shell|pages)\/.*(?<!\.test)\.tsx$/.test(it))
  .map((file) => ({ file, source: read(file) }));
/** A missing answer stands for an empty list: in lists, choices, dialogs, whatever is drawn of a call. */
const TAKEN_FOR_NONE = /\{ data(: [\w[\]]+)? = (\[\]|none)[^}]*\}(\]| =)|\.data \?\? (\[\]|none)/;
const TOLD = /<(NotLoaded|ListFailed|ListsFailed)\b|circle-alert|\brefetch\(\)|onRetry/;
/** `if (isError) return …`, `{list.isError && (…`: also of what was there before and could not be read anew. */
const TAKEN_AWAY = /(if \(|\{)(\w+\.)?isError\)? (return|&&|\?) ?\(?\s*<(NotLoaded|ListFailed|EmptyState)\b/;

describe('what did not arrive', () => {
  const taken = drawn.filter(({ source }) => TAKEN_FOR_NONE.test(source));

  it.each(taken)('$file tells it, or is an extra', ({ file, source }) => {
    if (!(file in EXTRAS)) expect(source).toMatch(TOLD);
  });

  it.each(drawn.filter(({ source }) => /isError/.test(source)))(
    '$file takes nothing away that was there',
    ({ source }) => expect(source).not.toMatch(TAKEN_AWAY),
  );

  it('names only extras that there are', () =>
    expect(taken.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(EXTRAS))));
});

describe('empty states', () => {
  it.each(shown.filter(({ file }) => !WITHOUT_CALL.includes(file)))('$file tells a failure, too', ({ source }) =>
    expect(source).toMatch(FAILURE),
  );

  it.each(shown)('$file takes no missing answer for an empty list', ({ file, source }) => {
    // The popular categories below the empty search are an extra.
    if (file === 'src/features/search/search-results.tsx') return;
    expect(source).not.toMatch(TAKEN_FOR_EMPTY);
  });

  it.each(shown)('$file does not show one for a failure', ({ source }) =>
    expect(source).not.toMatch(/is(Error|Failed)\s*(\|\|[^\n]*)?\)?\s*&&\s*<EmptyState(?![^>]*circle-alert)/),
  );

  it('names only files that there are', () =>
    expect(shown.map(({ file }) => file)).toEqual(expect.arrayContaining(WITHOUT_CALL)));
});
