import type { Advertisement } from '@/contract/campaign';
import type { CardTexts } from '@/features/item/use-card-texts';
import { storeHref } from '@/features/item/store-href';
import { Badge } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { RailSection } from '@/ui/rail-section';
import { SectionHead } from '@/ui/section-head';
import styles from './advertisement-rail.module.css';

type Props = { title: string; advertisements: readonly Advertisement[]; texts: CardTexts };

/** Places that stores have paid for, and it says so; a single one takes the whole width. */
export function AdvertisementRail({ title, advertisements, texts: { t } }: Props) {
  const mark = t('home.sponsored');
  const [first, ...others] = advertisements;
  if (first && others.length === 0) {
    return (
      <section>
        <SectionHead title={title} />
        <Ad ad={first} mark={mark} className={styles.single} />
      </section>
    );
  }
  return (
    <RailSection title={title} of="banners" arrows={{ previous: t('ui.previous'), next: t('ui.next') }}>
      {advertisements.map((it) => (
        <Ad key={it.id} ad={it} mark={mark} />
      ))}
    </RailSection>
  );
}

function Ad({ ad, mark, className }: { ad: Advertisement; mark: string; className?: string | undefined }) {
  const { store, store_id, title, description, cover_image_full_url, profile_image_full_url } = ad;
  return (
    <Link className={classNames(styles.ad, className)} href={storeHref(store ?? { id: store_id })}>
      {cover_image_full_url && (
        <img src={cover_image_full_url} alt="" width={1200} height={450} loading="lazy" decoding="async" />
      )}
      <span className={styles.mark}>
        <Badge tone="plain">{mark}</Badge>
      </span>
      <span className={styles.body}>
        <img src={profile_image_full_url ?? '/images/no-picture.svg'} alt="" width={44} height={44} loading="lazy" />
        <bdi className={`clamp1 ${styles.name}`}>{title}</bdi>
        <span className={`clamp2 ${styles.text}`}>{description}</span>
      </span>
    </Link>
  );
}
