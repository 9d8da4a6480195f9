import { useTranslation } from 'react-i18next';
import type { PolicyName } from '@/contract/catalogue/policy';
import { useConfig } from '@/features/config/api';
import { usePolicy } from '@/features/content/api';
import { policyDescription } from '@/features/content/policy-description';
import { PolicyText } from '@/features/content/policy-text';
import { Seo } from './seo/seo';

/** A policy page; one without a text is kept out of search engines. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const { t } = useTranslation();
  const { business_name } = useConfig();
  const title = t(`content.${name}`);
  const { data } = usePolicy(name);
  return (
    <>
      <Seo
        title={title}
        description={policyDescription(data ?? '', t('content.policy_description', { title, name: business_name }))}
        path={`/${name}`}
        noindex={data === ''}
      />
      <PolicyText name={name} />
    </>
  );
}
