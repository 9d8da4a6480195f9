import { useTranslation } from 'react-i18next';
import { useLanding } from '@/features/config/api';
import { Strip } from './strip';
import styles from './start-blocks.module.css';

/** The banners of the market. They lead nowhere and have no words. */
export function StartBanners() {
  const { t } = useTranslation();
  const { promotion_banner_section_status, promotion_banners_full_url: banners = [] } = useLanding() ?? {};
  if (!promotion_banner_section_status || banners.length === 0) return null;

  return (
    <section>
      <Strip label={t('content.start_banners')}>
        {banners.map((banner) => (
          <img
            key={banner}
            className={styles.banner}
            src={banner}
            alt=""
            width={1200}
            height={450}
            loading="lazy"
            decoding="async"
          />
        ))}
      </Strip>
    </section>
  );
}
