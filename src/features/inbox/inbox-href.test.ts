import { expect, it } from 'vitest';
import { inboxHref, parsePartner } from './inbox-href';

it.each([
  ['a conversation', { conversation_id: 12 }, '/profile?page=inbox&conversation=12'],
  ['a store', { type: 'vendor', id: 7 }, '/profile?page=inbox&vendor=7'],
  ['a courier', { type: 'delivery_man', id: 3 }, '/profile?page=inbox&delivery_man=3'],
  ['support', { type: 'admin', id: 0 }, '/profile?page=inbox&admin=0'],
  ['the list', null, '/profile?page=inbox'],
] as const)('%s has an address that leads back to it', (_what, partner, href) => {
  expect(inboxHref(partner)).toBe(href);
  expect(parsePartner(Object.fromEntries(new URL(href, 'http://shop.example').searchParams))).toEqual(partner);
});

it.each(['x1', '1x', '-1', '1234567890', ''])('finds no partner in %j', (conversation) =>
  expect(parsePartner({ conversation })).toBeNull(),
);
