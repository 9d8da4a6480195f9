import type { InferType } from 'yup';
import { endpoint } from './endpoint';
import type * as schema from './auth.schema';

/** Asks for a guest's identity (GUEST-02). */
export const requestGuest = endpoint<InferType<typeof schema.requestGuest>, { guest_id: number }>({
  method: 'post',
  path: '/auth/guest/request',
  read: () => import('./auth.read').then((it) => it.readGuest),
});
