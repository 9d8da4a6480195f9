import { useTranslation } from 'react-i18next';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { lazyForm } from '@/ui/lazy/lazy-form';

const RateAndReview = lazyForm(
  () => import('@/features/order/review/rate-and-review').then((mod) => mod.RateAndReview),
  Waiting,
);

export const getStaticProps = rendered(async ({ params }) =>
  /^\d{1,10}$/.test(params.id ?? '') ? {} : { notFound: true as const },
);
export const getStaticPaths = onDemand;

export default function RateAndReviewRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('profile.review')} description={t('profile.review_description')} path="/rate-and-review" noindex />
      <RateAndReview />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <PersonalSkeleton title={t('profile.review')} />;
}
