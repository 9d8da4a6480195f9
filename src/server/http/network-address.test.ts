import { describe, expect, it } from 'vitest';
import { networkAddress, visitorAddress } from './network-address';

const SOCKET = '10.0.0.1';

describe('the address that tries are counted by', () => {
  it.each([
    // Without a proxy the header is ignored.
    ['9.9.9.9', 0, SOCKET],
    [undefined, 0, SOCKET],
    ['9.9.9.9', 1, '9.9.9.9'],
    // The proxy appends its entry to what the visitor sent.
    ['1.1.1.1, 9.9.9.9', 1, '9.9.9.9'],
    ['1.1.1.1,9.9.9.9', 1, '9.9.9.9'],
    ['1.1.1.1, 9.9.9.9, 8.8.8.8', 2, '9.9.9.9'],
    // Fewer entries than proxies.
    [undefined, 1, SOCKET],
    ['', 1, SOCKET],
    ['9.9.9.9', 2, SOCKET],
    ['9.9.9.9', 99, SOCKET],
    // Not an address.
    ['unknown', 1, SOCKET],
    ['9.9.9.9:4711', 1, SOCKET],
    ['9.9.9', 1, SOCKET],
    ['0x7f.1', 1, SOCKET],
    ['9.9.9.9;', 1, SOCKET],
    ['_hidden', 1, SOCKET],
    ['x'.repeat(50), 1, SOCKET],
    ['9.9.9.9,', 1, SOCKET],
    // All addresses of one IPv6 network count as one.
    ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', 1, '2001:db8:1:2::/64'],
    ['2001:db8::1', 1, '2001:db8:0:0::/64'],
    ['::ffff:9.9.9.9', 1, '9.9.9.9'],
    ['fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
  ])('"%s" behind %i proxies: %s', (forwarded, proxies, address) =>
    expect(networkAddress(forwarded, SOCKET, proxies)).toBe(address),
  );

  it.each([
    ['::ffff:10.0.0.1', SOCKET],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('a connection from %s is %s', (socket, address) => expect(networkAddress(undefined, socket, 0)).toBe(address));
});

it.each([
  ['1.1.1.1, 9.9.9.9', 1, '9.9.9.9'],
  ['9.9.9.9', 0, SOCKET],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2:3:4:5:6'],
  ['::ffff:9.9.9.9', 1, '9.9.9.9'],
  ['fe80::1%eth0', 1, 'fe80::1'],
])('the whole address in "%s" behind %i proxies is %s', (forwarded, proxies, address) =>
  expect(visitorAddress(forwarded, SOCKET, proxies)).toBe(address),
);
