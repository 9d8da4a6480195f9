import { policyQuery } from '@/features/content/api';
import { rendered } from '@/server/pages/ssr';
import { PolicyPage } from '@/shell/policy-page';

export const getStaticProps = rendered(async ({ get }) => {
  await get(policyQuery('privacy-policy'));
  return {};
});

export default function PrivacyPolicy() {
  return <PolicyPage name="privacy-policy" />;
}
