import { useTranslation } from 'react-i18next';
import type { Campaign, CampaignDetails } from '@/contract/catalogue/campaign';
import { ListFailed } from '@/features/store/list-failed';
import { StorePages } from '@/features/store/list/store-pages';
import { useStoreTexts, type StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { dateText } from '@/domain/text/date-text';
import { Badge } from '@/ui/display/badge';
import { Breadcrumbs } from '@/ui/lists/breadcrumbs';
import { EmptyState } from '@/ui/status/empty-state';
import { SectionHead } from '@/ui/lists/section-head';
import { travelIcons } from '@/ui/icons/travel-icons';
import { Name } from '@/ui/display/name';
import { CampaignCard } from './banner-rail';
import { useCampaign } from './campaign-api';
import styles from './campaign-page.module.css';

/** All campaigns of a market. */
export function CampaignList({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t } = useTranslation();
  if (campaigns.length === 0)
    return <EmptyState title={t('ui.no_type_found', { type: t('campaign.type_campaigns') })} />;
  return (
    <div className={styles.grid}>
      {campaigns.map((campaign, n) => (
        <CampaignCard key={campaign.id} campaign={campaign} eager={n < 2} />
      ))}
    </div>
  );
}

/** A campaign, and those of its stores that serve the visitor's place. */
export function CampaignPage({ campaign, renderedMarket }: { campaign: CampaignDetails; renderedMarket: PageMarket }) {
  const { i18n } = useTranslation();
  const texts = useStoreTexts();
  const { t, now } = texts;
  const { title, description, image_full_url, available_date_ends: end } = campaign;
  const hasEnded = now !== null && end !== '' && end.slice(0, 10) < now.date;
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('home.breadcrumbs')}
        crumbs={[
          { text: t('home.home'), href: '/home' },
          { text: t('campaign.title'), href: '/campaigns' },
          { text: title },
        ]}
      />
      <div className={styles.top}>
        {image_full_url && (
          <img className={styles.picture} src={image_full_url} alt="" width={960} height={480} fetchPriority="high" />
        )}
        <div className={styles.head}>
          <h1 className="t28">
            <Name>{title}</Name>
          </h1>
          <p className="muted">
            <Name>{description}</Name>
          </p>
          {end && (
            <p>
              <Badge tone={hasEnded ? 'grey' : 'soft'} icon={travelIcons.calendar}>
                {hasEnded ? t('campaign.ended') : t('campaign.until', { date: dateText(end, i18n.language) })}
              </Badge>
            </p>
          )}
        </div>
      </div>
      <section>
        <SectionHead title={t('campaign.part')} />
        <TakingPart id={campaign.id} renderedMarket={renderedMarket} texts={texts} />
      </section>
    </div>
  );
}

function TakingPart({ id, renderedMarket, texts }: { id: number; renderedMarket: PageMarket; texts: StoreTexts }) {
  const { t } = texts;
  const market = useVisitorMarket(renderedMarket, 'page');
  const { data, isError, refetch } = useCampaign(market, id);
  if (isError && data === undefined) return <ListFailed onRetry={refetch} />;
  // Null: the campaign has been taken away meanwhile.
  const stores = data === null ? [] : data?.stores;
  if (stores?.length !== 0) return <StorePages stores={stores} texts={texts} />;
  const title = t('ui.no_type_found', { type: t('home.type_grocery') });
  return <EmptyState title={title} {...(data !== null && { text: t('campaign.none_here') })} />;
}
