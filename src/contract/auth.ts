import { endpoint, type Nothing } from './endpoint';
import { amount, record } from './reading';

/** Asks for a guest's identity (GUEST-02). */
export const requestGuest = endpoint<Nothing, { guest_id: number }>({
  method: 'post',
  path: '/auth/guest/request',
  read: (answer) => ({ guest_id: amount(record(answer).guest_id) }),
});
