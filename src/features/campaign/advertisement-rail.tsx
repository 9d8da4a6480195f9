import type { Advertisement } from '@/contract/campaign';
import type { CardTexts } from '@/features/item/use-card-texts';
import { storeHref } from '@/features/item/store-href';
import { Badge } from '@/ui/badge';
import { Link } from '@/ui/link';
import { RailSection } from '@/ui/rail-section';
import styles from './advertisement-rail.module.css';

type Props = { title: string; advertisements: readonly Advertisement[]; texts: CardTexts };

/** Places that stores have paid for, and it says so. */
export function AdvertisementRail({ title, advertisements, texts: { t } }: Props) {
  return (
    <RailSection title={title} of="banners" arrows={{ previous: t('ui.previous'), next: t('ui.next') }}>
      {advertisements.map((it) => (
        <Link key={it.id} className={styles.ad} href={storeHref(it.store ?? { id: it.store_id })}>
          {it.cover_image_full_url && (
            <img src={it.cover_image_full_url} alt="" width={1200} height={450} loading="lazy" decoding="async" />
          )}
          <span className={styles.mark}>
            <Badge tone="plain">{t('home.sponsored')}</Badge>
          </span>
          <span className={styles.body}>
            <img src={it.profile_image_full_url ?? '/images/no-picture.svg'} alt="" width={44} height={44} loading="lazy" />
            <bdi className={`clamp1 ${styles.name}`}>{it.title}</bdi>
            <span className={`clamp2 ${styles.text}`}>{it.description}</span>
          </span>
        </Link>
      ))}
    </RailSection>
  );
}
