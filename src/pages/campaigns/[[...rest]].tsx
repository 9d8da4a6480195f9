import { useTranslation } from 'react-i18next';
import { campaignsQuery, useCampaigns } from '@/features/campaign/campaign-api';
import { campaignHref } from '@/features/campaign/campaign-href';
import { CampaignList } from '@/features/campaign/campaign-page';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import type { ListProps } from '@/shell/lists/list-props';
import { PublicListPage } from '@/shell/lists/public-list-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(campaignsQuery(market))),
);

export default function Campaigns({ renderedMarket, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(renderedMarket);
  const { data, isError, refetch } = useCampaigns(market);
  return (
    <PublicListPage
      title={t('campaign.title')}
      text={t('campaign.text', { zone })}
      path="/campaigns"
      entries={() => (data ?? []).map((campaign) => ({ name: campaign.title, path: campaignHref(campaign) }))}
      noindex={data?.length === 0}
    >
      {isError && !data && <ListFailed onRetry={refetch} />}
      {data && <CampaignList campaigns={data} />}
    </PublicListPage>
  );
}
