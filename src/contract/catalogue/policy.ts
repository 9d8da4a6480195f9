import { endpoint, type Nothing } from '../core/endpoint';

/** Each answers HTML as a JSON string, `""` when it is not set. `read` sanitizes it (decision 024). */
const policy = (path: `/${string}`) =>
  endpoint<Nothing, string>({ method: 'get', path, read: () => import('./policy.read').then((mod) => mod.readPolicy) });

export const policies = {
  'terms-and-conditions': policy('/terms-and-conditions'),
  'privacy-policy': policy('/privacy-policy'),
  'refund-policy': policy('/refund-policy'),
  'cancellation-policy': policy('/cancelation'),
  'shipping-policy': policy('/shipping-policy'),
  'about-us': policy('/about-us'),
} as const;

export type PolicyName = keyof typeof policies;
