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
  'src/features/store/store-menu.tsx',
  'src/features/campaign/campaign-page.tsx',
];

const FAILURE = /<(NotLoaded|ListFailed)\b|icon="circle-alert"|onClick=\{[^}]*refetch/;
/**
 * `const { data = [] } = useQuery(…)`, `useX().data ?? []`. Banners are an extra, of methods of payment and lines of an
 * invoice the failure is told before.
 */
const TAKEN_FOR_EMPTY = /\{ data(: (?!banners|methods|lines)\w+)? = \[\][^}]*\} = use\w+|\.data \?\? \[\]/;

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
