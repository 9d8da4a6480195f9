import { expect, it } from 'vitest';
import { menuEntries } from '@/domain/accounts/profile-menu';
import { legacyRedirects } from '../../src/cli/legacy-redirects.mjs';

const leadsTo = new Map<string, string>(legacyRedirects.map(({ source, destination }) => [source, destination]));

it('[NAV-26] each path of the profile menu leads to its section', () => {
  const own = menuEntries.filter(({ path, name }) => path && name !== 'track-order' && path !== '/profile');
  expect(own.map(({ path }) => leadsTo.get(path ?? ''))).toEqual(own.map(({ href }) => href));
});

it('no path leads to another that has moved', () => {
  for (const { destination } of legacyRedirects) expect(leadsTo.has(destination.split('?')[0] ?? '')).toBe(false);
});
