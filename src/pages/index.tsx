import { useTranslation } from '@/i18n/react';
import { configQuery, useConfig, useLanding } from '@/features/config/api';
import { useAllModules, zonesQuery } from '@/features/location/api';
import { EmptyMarket } from '@/features/location/empty-market';
import { StartHero } from '@/features/location/start-hero';
import { StartJoin } from '@/features/location/start-join';
import { StartModules } from '@/features/location/start-modules';
import { StartZones } from '@/features/location/start-zones';
import styles from '@/features/location/start.module.css';
import { useLeadHome } from '@/features/location/use-lead-home';
import type { ZoneDrawing } from '@/domain/zone-drawing';
import { zonesOfStart } from '@/server/known-market';
import { rendered } from '@/server/ssr';
import { zonePicture } from '@/server/zone-picture';
import { absolute, Seo } from '@/shell/seo';

export const getStaticProps = rendered(async ({ get, enter, ask }) => {
  const [zones, config] = await Promise.all([get(zonesQuery()), get(configQuery())]);
  // Who goes on without a place is shown the market of the default one.
  enter({ zone_ids: await zonesOfStart(config.default_location, { ask, zones }), module_id: null });
  return { drawing: zonePicture(zones) };
});

export default function Start({ drawing }: { drawing: ZoneDrawing | null }) {
  const { t } = useTranslation();
  const { business_name: name, email, phone, social_media, logo_full_url } = useConfig();
  const landing = useLanding();
  const { data: modules = [] } = useAllModules();
  const isEmpty = modules.length === 0;
  useLeadHome();
  const url = absolute('/');
  const organization = {
    '@type': 'Organization',
    name,
    url,
    ...(logo_full_url && { logo: absolute(logo_full_url) }),
    sameAs: social_media.map(({ link }) => link),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email, telephone: phone },
  };

  return (
    <div className={`wrap ${styles.page}`}>
      <Seo
        title={t('location.start_page_title', { name })}
        description={landing?.header_sub_title || t('location.start_text')}
        path="/"
        image={landing?.header_banner_full_url ?? null}
        noindex={isEmpty}
        jsonLd={[organization, { '@type': 'WebSite', name, url }]}
      />
      {isEmpty ? (
        <EmptyMarket />
      ) : (
        <>
          <StartHero />
          <StartModules />
          <StartZones drawing={drawing} />
          <StartJoin />
        </>
      )}
    </div>
  );
}
