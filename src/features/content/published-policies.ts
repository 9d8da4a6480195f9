import type { PolicyName } from '@/contract/catalogue/policy';
import type { Config } from '@/contract/config';

type Switches = Pick<Config, 'refund_policy' | 'cancelation_policy' | 'shipping_policy'>;

/** The texts that the market publishes, in the order of their links (ROUTE-11). */
export function publishedPolicies(config: Switches): PolicyName[] {
  const all = [
    ['about-us', true],
    ['terms-and-conditions', true],
    ['privacy-policy', true],
    ['refund-policy', config.refund_policy],
    ['cancellation-policy', config.cancelation_policy],
    ['shipping-policy', config.shipping_policy],
  ] as const;
  return all.flatMap(([name, isShown]) => (isShown ? name : []));
}
