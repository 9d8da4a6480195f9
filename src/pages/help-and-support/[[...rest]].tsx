import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { Help } from '@/features/content/help';
import { onDemand, rendered } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async () => ({}));

export default function HelpAndSupport() {
  const { t } = useTranslation();
  const { business_name } = useConfig();
  return (
    <>
      <Seo
        title={t('content.help_title')}
        description={t('content.help_description', { name: business_name })}
        path="/help-and-support"
      />
      <Help />
    </>
  );
}
