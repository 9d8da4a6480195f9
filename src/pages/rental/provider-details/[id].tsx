import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import {
  providerBannersQuery,
  providerQuery,
  providerReviewsQuery,
  providerVehiclesQuery,
} from '@/features/rental/api';
import { ProviderScreen } from '@/features/rental/provider-screen';
import { providerPath } from '@/features/rental/rental-href';
import { missing, movedTo, onDemand, rendered } from '@/server/ssr';
import { crumbsJsonLd } from '@/shell/list-json-ld';
import { Seo } from '@/shell/seo';

type Props = { id: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, enter }) => {
  const provider = await get(providerQuery(id));
  if (!provider) return missing;
  if (provider.slug && provider.slug !== id) return movedTo(providerPath(provider));

  enter({ zone_ids: [provider.zone_id], module_id: provider.module_id });
  await Promise.all([
    get(providerVehiclesQuery(provider.id)),
    get(providerReviewsQuery(provider.id)),
    // The page does without them where a back end has none.
    get(providerBannersQuery(provider.id)).catch(() => []),
  ]);
  return { id };
});

export default function ProviderPage({ id }: Props) {
  const { t } = useTranslation();
  const { data: provider } = useQuery(providerQuery(id));
  if (!provider) return null;
  const path = providerPath(provider);
  return (
    <>
      <Seo
        title={provider.meta_title || provider.name}
        description={
          provider.meta_description || t('rental.provider_meta', { name: provider.name, address: provider.address })
        }
        path={path}
        image={provider.cover_photo_full_url}
        jsonLd={(at) => [
          crumbsJsonLd(at, [
            { name: t('rental.home'), path: '/home' },
            { name: provider.name, path },
          ]),
        ]}
      />
      <ProviderScreen key={provider.id} provider={provider} />
    </>
  );
}
