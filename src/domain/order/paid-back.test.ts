import { expect, it } from 'vitest';
import { paidBack } from './paid-back';

it.each([
  ['nothing was paid', [0, 0, 0], { wallet: 0, gateway: 0, kept: 0 }],
  ['the wallet got back its part', [6.05, 0, 6.05], { wallet: 6.05, gateway: 0, kept: 0 }],
  ['the wallet got all', [21.05, 15, 6.05], { wallet: 21.05, gateway: 0, kept: 0 }],
  ['there are no wallets any more', [6.05, 15, 6.05], { wallet: 6.05, gateway: 15, kept: 0 }],
  ['a guest paid at a gateway', [0, 21.05, 0], { wallet: 0, gateway: 21.05, kept: 0 }],
  ['a guest paid by a transfer', [0, 0, 21.05], { wallet: 0, gateway: 0, kept: 21.05 }],
  ['a guest paid twice', [0, 21.05, 21.05], { wallet: 0, gateway: 21.05, kept: 21.05 }],
] as const)(
  '[WALLET-13] tells where the money is when %s',
  (_when, [into_wallet, at_gateways, otherwise], expected) => {
    expect(paidBack({ into_wallet, at_gateways, otherwise }, 2)).toEqual(expected);
  },
);
