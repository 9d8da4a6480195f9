import { policyQuery } from '@/features/content/api';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PolicyPage } from '@/shell/policy-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async ({ get }) => {
  await get(policyQuery('about-us'));
  return {};
});

export default function AboutUs() {
  return <PolicyPage name="about-us" />;
}
