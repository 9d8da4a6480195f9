import { useTranslation } from 'react-i18next';
import { getConfig } from '@/contract/config';
import { useConfig } from '@/features/config/api';
import { RegistrationPage } from '@/features/registration/registration-page';
import { missing, onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { lazyForm } from '@/ui/lazy/lazy-form';

const CourierRegistration = lazyForm(
  () => import('@/features/registration/courier-registration').then((mod) => mod.CourierRegistration),
  () => <PersonalSkeleton />,
);

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async ({ ask }) => {
  const { toggle_dm_registration } = await ask(getConfig, {});
  return toggle_dm_registration ? {} : missing;
});

export default function DeliverymanRegistrationRoute() {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  return (
    <>
      <Seo
        title={t('registration.courier_title', { name })}
        description={t('registration.courier_description', { name })}
        path="/deliveryman-registration"
        image="/images/ride.webp"
      />
      <RegistrationPage kind="courier">
        <CourierRegistration />
      </RegistrationPage>
    </>
  );
}
