import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '@/contract/catalogue/campaign';
import { campaignsQuery } from '@/features/campaign/api';
import { campaignHref } from '@/features/campaign/campaign-href';
import { CampaignList } from '@/features/campaign/campaign-page';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { crumbsJsonLd, listJsonLd } from '@/shell/seo/list-json-ld';
import type { ListProps } from '@/shell/lists/list-props';
import { Seo } from '@/shell/seo/seo';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(campaignsQuery(market))),
);

export default function Campaigns({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown);
  const { data, isError, refetch } = useQuery({
    ...campaignsQuery(market),
    placeholderData: (before: Campaign[] | undefined) => before,
  });
  const title = t('campaign.title');
  const text = t('campaign.text', { zone });
  const crumbs = [
    { name: t('home.home'), path: '/home' },
    { name: title, path: '/campaigns' },
  ];
  return (
    <>
      <Seo
        title={title}
        description={text}
        path="/campaigns"
        jsonLd={
          typeof window === 'undefined'
            ? (at) => [
                crumbsJsonLd(at, crumbs),
                listJsonLd(
                  at,
                  title,
                  (data ?? []).map((campaign) => ({ name: campaign.title, path: campaignHref(campaign) })),
                ),
              ]
            : null
        }
        noindex={data?.length === 0}
      />
      <CampaignList campaigns={data} text={text} failed={isError && !data && <ListFailed onRetry={refetch} />} />
    </>
  );
}
