import { useTranslation } from 'react-i18next';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { lazyForm } from '@/ui/lazy/lazy-form';

const ForgotPassword = lazyForm(
  () => import('@/features/auth/reset/forgot-password').then((mod) => mod.ForgotPassword),
  () => <Waiting />,
);

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <PersonalSkeleton title={t('profile.forgot_password')} />
    </div>
  );
}

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async () => ({}));

export default function ForgotPasswordRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo
        title={t('profile.forgot_password')}
        description={t('profile.forgot_password_description')}
        path="/forgot-password"
        noindex
      />
      <ForgotPassword />
    </>
  );
}
