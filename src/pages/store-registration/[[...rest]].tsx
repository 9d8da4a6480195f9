import { useTranslation } from 'react-i18next';
import { getConfig } from '@/contract/config';
import { getRegistrationTerms, type RegistrationTerms } from '@/contract/customer/registration';
import { useConfig } from '@/features/config/api';
import { RegistrationPage } from '@/features/registration/registration-page';
import { missing, onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { lazyForm } from '@/ui/lazy/lazy-form';

const StoreRegistration = lazyForm(
  () => import('@/features/registration/store-registration').then((mod) => mod.StoreRegistration),
  () => <PersonalSkeleton />,
);

type Props = { terms: RegistrationTerms };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ ask }) => {
  const [config, terms] = await Promise.all([ask(getConfig, {}), ask(getRegistrationTerms, {})]);
  return config.toggle_store_registration ? { terms } : missing;
});

export default function StoreRegistrationRoute({ terms }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  return (
    <>
      <Seo
        title={t('registration.store_title', { name })}
        description={t('registration.store_description', { name })}
        path="/store-registration"
        image="/images/sell.webp"
      />
      <RegistrationPage kind="store">
        <StoreRegistration terms={terms} />
      </RegistrationPage>
    </>
  );
}
