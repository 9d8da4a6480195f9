import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trail } from '@/features/item/json-ld';
import { metaDescription } from '@/features/item/product/meta-description';
import { configQuery } from '@/features/config/api';
import { storeClock } from '@/domain/time/store-clock';
import { campaignQuery } from '@/features/campaign/campaign-api';
import { campaignHref } from '@/features/campaign/campaign-href';
import { CampaignPage } from '@/features/campaign/campaign-page';
import type { PageMarket } from '@/lib/page-market';
import { findWithoutModule } from '@/server/pages/find-in-markets';
import { resolveDefaultMarket } from '@/server/pages/resolve-market';
import { missing, onDemand, rendered } from '@/server/pages/ssr';
import { listJsonLd, storeEntries } from '@/shell/seo/list-json-ld';
import { Seo } from '@/shell/seo/seo';

/** A campaign that is over stays readable, but search engines forget it. */
type Props = { id: number; renderedMarket: PageMarket; isOver: boolean };

const dayOf = (moment: string) => moment.slice(0, 10);

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params, get, ask, enter }) => {
  const id = /^\d{1,10}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
  const [found, { timezone }] = await Promise.all([resolveDefaultMarket({ ask }), get(configQuery())]);
  if (!found || id < 1) return missing;
  // A campaign belongs to one module, which the URL does not name. Some back ends answer it in every module, with
  // stores in its own only.
  const campaign = await findWithoutModule(
    { ...found.market, module_id: null },
    { ask, enter },
    (market) => get(campaignQuery(market, id)),
    ({ stores }) => stores.length > 0,
  );
  if (!campaign) return missing;
  const today = storeClock(new Date(), timezone).date;
  const { available_date_starts, available_date_ends } = campaign.thing;
  if (dayOf(available_date_starts) > today) return missing;
  return {
    id,
    renderedMarket: campaign.market,
    isOver: available_date_ends !== '' && dayOf(available_date_ends) < today,
  };
});

export default function CampaignRoute({ id, renderedMarket, isOver }: Props) {
  const { t } = useTranslation();
  const { data: campaign } = useQuery(campaignQuery(renderedMarket, id));
  if (!campaign) return null;
  const crumbs = [
    { text: t('home.home'), href: '/home' },
    { text: t('campaign.title'), href: '/campaigns' },
    { text: campaign.title, href: campaignHref(campaign) },
  ];
  return (
    <>
      <Seo
        title={campaign.title}
        description={metaDescription(campaign.description, t('campaign.meta', { title: campaign.title }))}
        path={campaignHref(campaign)}
        image={campaign.image_full_url}
        noindex={isOver}
        jsonLd={
          typeof window === 'undefined'
            ? (at) => [trail(at, crumbs), listJsonLd(at, campaign.title, storeEntries(campaign.stores))]
            : null
        }
      />
      <CampaignPage campaign={campaign} renderedMarket={renderedMarket} />
    </>
  );
}
