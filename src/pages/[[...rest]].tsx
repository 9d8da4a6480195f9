import { useTranslation } from 'react-i18next';
import { configQuery, landingQuery, useConfig, useLanding } from '@/features/config/api';
import { zonesQuery } from '@/features/location/api';
import { CookieNotice } from '@/features/content/start/cookie-notice';
import { StartApp } from '@/features/content/start/start-app';
import { StartBanners } from '@/features/content/start/start-banners';
import { StartCompany } from '@/features/content/start/start-company';
import { StartVoices } from '@/features/content/start/start-voices';
import { useModulesQuery } from '@/features/module/api';
import { EmptyMarket } from '@/features/location/empty-market';
import { StartHero } from '@/features/location/start-hero';
import { StartJoin } from '@/features/location/start-join';
import { StartModules } from '@/features/location/start-modules';
import { StartZones } from '@/features/location/start-zones';
import styles from '@/features/location/start.module.css';
import { useLeadHome } from '@/features/location/use-lead-home';
import type { ZoneDrawing } from '@/domain/place/zone-drawing';
import { listStartZones } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { zonePicture } from '@/server/pages/zone-picture';
import { AppLinks } from '@/shell/footer/app-links';
import { Seo } from '@/shell/seo/seo';
import { siteJsonLd } from '@/shell/seo/site-json-ld';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async ({ get, enter, ask }) => {
  const [zones, config] = await Promise.all([
    get(zonesQuery()),
    get(configQuery()),
    // The page works without its texts; some back ends refuse them.
    get(landingQuery()).catch(() => null),
  ]);
  // A visitor who goes on without a place gets the default market.
  enter({ zone_ids: await listStartZones(config.default_location, { ask, zones }), module_id: null });
  return { drawing: zonePicture(zones) };
});

export default function Start({ drawing }: { drawing: ZoneDrawing | null }) {
  const { t } = useTranslation();
  const config = useConfig();
  const landing = useLanding();
  const { data: modules = [] } = useModulesQuery();
  const isEmpty = modules.length === 0;
  const offered = {
    name: config.business_name,
    modules: modules.map((module) => module.module_name).join(t('ui.comma')),
  };
  useLeadHome();

  return (
    <div className={`wrap ${styles.page}`}>
      <Seo
        title={isEmpty ? config.business_name : t('location.start_page_title', offered)}
        description={
          landing?.header_sub_title || t(isEmpty ? 'location.start_text' : 'location.start_page_description', offered)
        }
        path="/"
        image={landing?.header_banner_full_url ?? null}
        noindex={isEmpty}
        jsonLd={typeof window === 'undefined' ? (at) => siteJsonLd(at, config) : null}
      />
      {isEmpty ? (
        <EmptyMarket />
      ) : (
        <>
          <StartHero />
          <StartModules />
          <StartBanners />
          <StartZones drawing={drawing} />
          <StartCompany />
          <StartJoin />
          <StartVoices />
          <StartApp>
            <AppLinks links={landing?.download_user_app_links} />
          </StartApp>
        </>
      )}
      <CookieNotice />
    </div>
  );
}
