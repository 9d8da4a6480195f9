import { useTranslation } from 'react-i18next';
import type { Campaign } from '@/contract/catalogue/campaign';
import type { Banner, BannerAnswer } from '@/contract/catalogue/banner';
import { languageOfName } from '@/domain/text/language';
import { itemHref } from '@/features/item/item-href';
import { openItem, hasOwnPage } from '@/features/item/open-item';
import { storeHref } from '@/features/item/store-href';
import { openInPlace } from '@/ui/cards/open-in-place';
import { Link } from '@/ui/controls/link';
import { Rail } from '@/ui/lists/rail';
import { Backdrop } from './backdrop';
import styles from './banner-rail.module.css';
import { campaignHref } from './campaign-href';

/** Campaigns and banners of a home in one row; each links to its stores, its store, its item or its URL. */
export function BannerRail({ campaigns, banners, eager }: BannerAnswer & { eager?: boolean | undefined }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.banners')}>
      <Rail label={t('home.banners')} of="banners">
        {[
          ...banners.map((banner, n) => (
            <BannerCard key={`banner-${banner.id}`} banner={banner} eager={Boolean(eager) && n < 2} />
          )),
          ...campaigns.map((campaign, n) => (
            <CampaignCard
              key={`campaign-${campaign.id}`}
              campaign={campaign}
              eager={Boolean(eager) && banners.length + n < 2}
            />
          )),
        ]}
      </Rail>
    </section>
  );
}

export function CampaignCard({ campaign, eager }: { campaign: Campaign; eager?: boolean | undefined }) {
  const { t } = useTranslation();
  return (
    <Link className={styles.banner} href={campaignHref(campaign)}>
      <Backdrop src={campaign.image_full_url} eager={eager} />
      <span className={styles.text}>
        <strong className={`clamp2 ${styles.title}`}>{campaign.title}</strong>
        <bdi className={`clamp2 ${styles.subtitle}`}>{campaign.description}</bdi>
      </span>
      <span className={styles.call}>{t('campaign.see_stores')}</span>
    </Link>
  );
}

function BannerCard({ banner, eager }: { banner: Banner; eager: boolean }) {
  const { t } = useTranslation();
  const name = (banner.store ?? banner.item)?.name;
  const content = (
    <>
      <Backdrop src={banner.image_full_url} eager={eager} />
      <span className={styles.text}>
        <strong className={`clamp2 ${styles.title}`}>{banner.title}</strong>
        {name && (
          <bdi className={`clamp2 ${styles.subtitle}`} lang={languageOfName(name)}>
            {name}
          </bdi>
        )}
      </span>
    </>
  );
  const target = resolveTarget(banner);
  if (!target) return <div className={styles.banner}>{content}</div>;
  return (
    <Link className={styles.banner} href={target.href} {...openInPlace(target.onOpen)}>
      {content}
      <span className={styles.call}>{t(target.call)}</span>
    </Link>
  );
}

/** Null for a banner without a link. */
function resolveTarget({ store, item, link }: Banner) {
  if (store) return { href: storeHref(store), call: 'campaign.see_store' as const };
  if (item) {
    const onOpen = hasOwnPage(item) ? undefined : () => void openItem({ item });
    return { href: itemHref(item), call: 'campaign.see_item' as const, onOpen };
  }
  return link ? { href: link, call: 'campaign.see_more' as const } : null;
}
