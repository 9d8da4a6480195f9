import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trail } from '@/features/item/json-ld';
import { metaDescription } from '@/features/item/product/meta-description';
import { campaignQuery } from '@/features/campaign/api';
import { campaignHref } from '@/features/campaign/campaign-href';
import { CampaignPage } from '@/features/campaign/campaign-page';
import type { PageMarket } from '@/lib/page-market';
import { findWithoutModule } from '@/server/pages/find-in-markets';
import { resolveDefaultMarket } from '@/server/pages/resolve-market';
import { missing, onDemand, rendered } from '@/server/pages/ssr';
import { listJsonLd, storeEntries } from '@/shell/seo/list-json-ld';
import { Seo } from '@/shell/seo/seo';

type Props = { id: number; shown: PageMarket };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params, get, ask, enter }) => {
  const id = Number(params['id']);
  const found = await resolveDefaultMarket({ ask });
  if (!found || !Number.isSafeInteger(id) || id < 1) return missing;
  // A campaign belongs to one module, which the URL does not name. Some back ends answer it in every module, with
  // stores in its own only.
  const campaign = await findWithoutModule(
    { ...found.market, module_id: null },
    { ask, enter },
    (market) => get(campaignQuery(market, id)),
    ({ stores }) => stores.length > 0,
  );
  return campaign ? { id, shown: campaign.market } : missing;
});

export default function CampaignRoute({ id, shown }: Props) {
  const { t } = useTranslation();
  const { data: campaign } = useQuery(campaignQuery(shown, id));
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
        jsonLd={
          typeof window === 'undefined'
            ? (at) => [trail(at, crumbs), listJsonLd(at, campaign.title, storeEntries(campaign.stores))]
            : null
        }
      />
      <CampaignPage campaign={campaign} shown={shown} />
    </>
  );
}
