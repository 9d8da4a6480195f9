import type { Advertisement } from '@/contract/catalogue/banner';
import { languageOfName } from '@/domain/text/language';
import { shownRating } from '@/domain/catalogue/rating';
import type { CardTexts } from '@/features/item/use-card-texts';
import { storeHref } from '@/features/item/store-href';
import { Badge } from '@/ui/display/badge';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/controls/link';
import { RailSection } from '@/ui/lists/rail-section';
import { Rating } from '@/ui/display/rating';
import { SectionHead } from '@/ui/lists/section-head';
import styles from './advertisement-rail.module.css';
import { AdvertisementVideo } from './advertisement-video';

type Props = { title: string; advertisements: readonly Advertisement[]; texts: CardTexts };

/** Paid advertisements of stores, labelled as such; a single one takes the full width. */
export function AdvertisementRail({ title, advertisements, texts }: Props) {
  const [first, ...others] = advertisements;
  if (first && others.length === 0) {
    return (
      <section>
        <SectionHead title={title} />
        <Ad ad={first} texts={texts} className={styles.single} />
      </section>
    );
  }
  return (
    <RailSection title={title} of="banners">
      {advertisements.map((advertisement) => (
        <Ad key={advertisement.id} ad={advertisement} texts={texts} />
      ))}
    </RailSection>
  );
}

type AdProps = { ad: Advertisement; texts: CardTexts; className?: string | undefined };

function Ad({ ad, texts, className }: AdProps) {
  const { store, store_id, cover_image_full_url: cover, video_attachment_full_url: video } = ad;
  const href = storeHref(store ?? { id: store_id });
  const mark = (
    <span className={styles.mark}>
      <Badge tone="plain">{texts.t('home.sponsored')}</Badge>
    </span>
  );
  // A video has its own controls, which must not be inside a link.
  if (video) {
    return (
      <div className={classNames(styles.ad, className)}>
        <AdvertisementVideo ad={{ ...ad, video_attachment_full_url: video }} t={texts.t} />
        {mark}
        <Link className={styles.body} href={href}>
          <Words ad={ad} texts={texts} />
        </Link>
      </div>
    );
  }
  return (
    <Link className={classNames(styles.ad, className)} href={href}>
      {cover && <img src={cover} alt="" width={1200} height={450} loading="lazy" decoding="async" />}
      {mark}
      <span className={styles.body}>
        <Words ad={ad} texts={texts} />
      </span>
    </Link>
  );
}

function Words({ ad, texts: { t, config } }: Omit<AdProps, 'className'>) {
  const { title, description, profile_image_full_url, average_rating, reviews_comments_count: total } = ad;
  const rating = average_rating ? shownRating(average_rating, config) : null;
  return (
    <>
      <img src={profile_image_full_url ?? '/images/no-picture.svg'} alt="" width={44} height={44} loading="lazy" />
      <span className={styles.head}>
        <bdi className={`clamp2 ${styles.name}`} lang={languageOfName(title)}>
          {title}
        </bdi>
        {rating && (
          <Rating
            value={rating}
            count={total === null ? undefined : String(total)}
            label={
              total === null ? t('ui.rating_of', { rating }) : t('ui.rating_of_count', { rating, total, count: total })
            }
          />
        )}
      </span>
      <bdi className="clamp2 t14 muted">{description}</bdi>
    </>
  );
}
