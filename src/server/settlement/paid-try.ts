import { hmac } from '../config/secret';
import type { GatewayPayment } from '../data/order-payment';
import { keepOnce } from '../data/throttle';
import type { Caller } from '../http/caller';
import { takeBackTries } from '../http/rate-limit';
import { isTryOfNewAccount } from '../payments/new-account-try';

/**
 * A guest's order that is paid holds no stock without money, so it no longer counts for the address that comes back from
 * the gateway (decision 020). Each payment does so once, however often its return is opened.
 */
export async function takeBackPaidTry(
  caller: Caller,
  { id, attribute, attribute_id, guest_id, status }: GatewayPayment,
): Promise<void> {
  if (status !== 'success' || attribute !== 'order') return;
  if (guest_id === null && !(await isTryOfNewAccount(caller, attribute_id))) return;
  if (!(await keepOnce(caller.db, hmac('paid try', id), caller.now))) return;
  await takeBackTries(caller, { kind: 'unpaid_order_from_address', of: caller.address });
}
