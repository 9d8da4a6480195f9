import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { providerBannersQuery, providerQuery, providerReviewsQuery } from '@/features/rental/api';
import { providerVehiclesQuery } from '@/features/rental/fleet-api';
import { metaDescription } from '@/features/item/product/meta-description';
import { useConfig } from '@/features/config/api';
import { ProviderScreen } from '@/features/rental/provider-screen';
import { providerPath } from '@/features/rental/rental-href';
import { storeJsonLd } from '@/features/store/screen/store-json-ld';
import { enterRental, findZoneName } from '@/server/pages/resolve-market';
import { missing, movedTo, onDemand, rendered } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';

type Props = { id: string; zone: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, ask, enter }) => {
  await enterRental({ ask, enter });
  const provider = await get(providerQuery(id));
  if (!provider) return missing;
  if (provider.slug && provider.slug !== id) return movedTo(providerPath(provider));

  enter({ zone_ids: [provider.zone_id], module_id: provider.module_id });
  const [zone] = await Promise.all([
    findZoneName(provider.zone_id, ask),
    get(providerVehiclesQuery(provider)),
    get(providerReviewsQuery(provider.id)),
    // The page works without them; some back ends have none.
    get(providerBannersQuery(provider.id)).catch(() => []),
  ]);
  return { id, zone };
});

export default function ProviderPage({ id, zone }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const { data: provider } = useQuery(providerQuery(id));
  if (!provider) return null;
  const path = providerPath(provider);
  const crumbs = [
    { text: t('rental.home'), href: '/home' },
    { text: provider.name, href: path },
  ];
  return (
    <>
      <Seo
        title={provider.meta_title || provider.name}
        description={metaDescription(
          provider.meta_description,
          t('rental.provider_meta', { name: provider.name, address: provider.address }),
        )}
        path={path}
        image={provider.cover_photo_full_url}
        jsonLd={
          typeof window === 'undefined'
            ? (at) => storeJsonLd(at, { ...provider, module_type: 'rental' }, { path, zone, config, crumbs })
            : null
        }
      />
      <ProviderScreen key={provider.id} provider={provider} />
    </>
  );
}
