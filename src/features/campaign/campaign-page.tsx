import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, CampaignDetails } from '@/contract/catalogue/campaign';
import { StorePages } from '@/features/store/list/store-pages';
import { useStoreTexts } from '@/features/store/use-store-texts';
import { dateText } from '@/domain/text/date-text';
import { Badge } from '@/ui/display/badge';
import { Breadcrumbs } from '@/ui/lists/breadcrumbs';
import { EmptyState } from '@/ui/status/empty-state';
import { SectionHead } from '@/ui/lists/section-head';
import { travelIcons } from '@/ui/icons/travel-icons';
import { CampaignCard } from './banner-rail';
import styles from './campaign-page.module.css';

type ListProps = {
  /** Undefined until they are loaded. */
  campaigns: readonly Campaign[] | undefined;
  text: string;
  /** Shown instead of a list that failed to load. */
  failed: ReactNode;
};

/** All campaigns of a market. */
export function CampaignList({ campaigns, text, failed }: ListProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('home.breadcrumbs')}
        crumbs={[{ text: t('home.home'), href: '/home' }, { text: t('campaign.title') }]}
      />
      <div className={styles.head}>
        <h1 className="t28">{t('campaign.title')}</h1>
        <p className="muted">{text}</p>
      </div>
      {failed}
      {campaigns?.length === 0 && <EmptyState title={t('ui.no_type_found', { type: t('campaign.type_campaigns') })} />}
      {campaigns && campaigns.length > 0 && (
        <div className={styles.grid}>
          {campaigns.map((campaign, n) => (
            <CampaignCard key={campaign.id} campaign={campaign} eager={n < 2} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A campaign and the participating stores. */
export function CampaignPage({ campaign }: { campaign: CampaignDetails }) {
  const { i18n } = useTranslation();
  const texts = useStoreTexts();
  const { t, now } = texts;
  const { title, description, image_full_url, available_date_ends: end, stores } = campaign;
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
          <h1 className="t28">{title}</h1>
          <p className="muted">{description}</p>
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
        {stores.length === 0 ? (
          <EmptyState title={t('ui.no_type_found', { type: t('home.type_grocery') })} />
        ) : (
          <StorePages stores={stores} texts={texts} />
        )}
      </section>
    </div>
  );
}
