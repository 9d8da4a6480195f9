import { useTranslation } from 'react-i18next';
import type { StoreBanner } from '@/contract/catalogue/banner';
import { itemHref } from '@/features/item/item-href';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/controls/link';
import { Rail } from '@/ui/lists/rail';
import { Backdrop } from './backdrop';
import styles from './banner-rail.module.css';

/** The banners that a store or a provider shows on its own page (wire-format §5.6, §8). */
export function HungBanners({ banners }: { banners: readonly StoreBanner[] }) {
  const { t } = useTranslation();
  const [first, ...others] = banners;
  if (!first) return null;
  return (
    <section className={styles.ofStore} aria-label={t('store.banners')}>
      {others.length === 0 ? (
        <Card banner={first} className={styles.alone} />
      ) : (
        <Rail label={t('store.banners')} of="banners">
          {banners.map((banner) => (
            <Card key={banner.id} banner={banner} />
          ))}
        </Rail>
      )}
    </section>
  );
}

type CardProps = { banner: StoreBanner; className?: string | undefined };

function Card({ banner: { title, image_full_url, link, item_id, item_slug }, className }: CardProps) {
  const { t } = useTranslation();
  const content = (
    <>
      <Backdrop src={image_full_url} />
      <span className={styles.text}>
        <strong className={`clamp2 ${styles.title}`}>{title}</strong>
      </span>
    </>
  );
  const href = link ?? (item_id && itemHref({ id: item_id, slug: item_slug }));
  if (!href) return <div className={classNames(styles.banner, className)}>{content}</div>;
  return (
    <Link className={classNames(styles.banner, className)} href={href}>
      {content}
      <span className={styles.call}>{t(link ? 'campaign.see_more' : 'campaign.see_item')}</span>
    </Link>
  );
}
