/**
 * Whether the customer is led to a gateway once an order is placed.
 * Spec: wire-format §7.1, with "Elsewhere". Our own back end answers `pending` while a gateway is waited for; any other
 * status there is of an order that was sent before, and is settled. Other back ends: each call places a new order,
 * which version 4.0 calls `failed` until it is paid, and earlier ones `confirmed` once the wallet has paid its part.
 */
type Sent = { payment_method: string; /** What the wallet pays first. */ wallet_part: number };

export function opensGateway({ payment_method, wallet_part }: Sent, status: string, knowsKeys: boolean): boolean {
  if (payment_method !== 'digital_payment') return false;
  if (status === 'pending' || knowsKeys) return status === 'pending';
  return status === 'failed' || (status === 'confirmed' && wallet_part > 0);
}
