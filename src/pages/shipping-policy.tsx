import { policyQuery } from '@/features/content/api';
import { rendered } from '@/server/pages/ssr';
import { PolicyPage } from '@/shell/policy-page';

export const getStaticProps = rendered(async ({ get }) => {
  await get(policyQuery('shipping-policy'));
  return {};
});

export default function ShippingPolicy() {
  return <PolicyPage name="shipping-policy" />;
}
