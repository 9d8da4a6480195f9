/**
 * Where the money of a canceled order went: into the wallet, back the way it was paid at a gateway, or nowhere yet.
 * Spec: wire-format §7.4; beyond it, a customer is told what became of the money.
 */
import { less } from '../money/money';

export type PaidBack = {
  /** Is in the customer's wallet. */
  wallet: number;
  /** The gateway sends it back to who paid. */
  gateway: number;
  /** Was paid outside of the shop by somebody without a wallet; only people can send it back. */
  kept: number;
};

type Moves = {
  /** What the wallet has got for the order. */
  into_wallet: number;
  /** What gateways took for the order, also too late. */
  at_gateways: number;
  /** What was paid otherwise: from the wallet, or by a transfer. */
  otherwise: number;
};

/** What was not paid at a gateway goes into the wallet first, since there is no other way for it. */
export function paidBack({ into_wallet, at_gateways, otherwise }: Moves, digits: number): PaidBack {
  const beyond = less(into_wallet, otherwise, digits);
  return {
    wallet: into_wallet,
    gateway: less(at_gateways, beyond, digits),
    kept: less(otherwise, into_wallet, digits),
  };
}
