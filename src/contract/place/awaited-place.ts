import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './awaited-place.schema';

/** Keeps an email to write to once deliveries reach the point (wire-format §2.2). */
export const awaitPlace = endpoint<InferType<typeof schema.awaitPlace>, { message: string }>({
  method: 'post',
  path: '/zone/await',
  read: () => import('../core/message.read').then((mod) => mod.readMessage),
});
