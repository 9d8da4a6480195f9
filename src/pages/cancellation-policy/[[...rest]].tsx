import { policyQuery } from '@/features/content/api';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PolicyPage } from '@/shell/policy-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async ({ get }) => {
  await get(policyQuery('cancellation-policy'));
  return {};
});

export default function CancellationPolicy() {
  return <PolicyPage name="cancellation-policy" />;
}
