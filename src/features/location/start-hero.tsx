import { useTranslation } from 'react-i18next';
import { useLanding } from '@/features/config/api';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { Picture } from '@/ui/display/picture';
import { preloadLocation } from './open-location';
import { PlaceSearch } from './place-search';
import styles from './start.module.css';
import { useWays } from './use-ways';

/** What the market is, and every way to say where one is. */
export function StartHero() {
  const { t } = useTranslation();
  const landing = useLanding();
  const ways = useWays();
  const picture = landing?.header_banner_full_url;

  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1>{landing?.header_title || t('location.start_title')}</h1>
        <p>{landing?.header_sub_title || t('location.start_text')}</p>
        <div className="stack8">
          <PlaceSearch look="hero" inputRef={ways.search} onPick={ways.choose} />
          <div className={styles.ways}>
            <Button look="text" icon="locate" loading={ways.isAsking} onClick={ways.ask}>
              {t('location.use_current_location')}
            </Button>
            <Button look="text" icon="map" onPointerEnter={() => void preloadLocation()} onClick={ways.pickFromMap}>
              {t('location.pick_from_map')}
            </Button>
          </div>
          <div aria-live="polite">{ways.message && <Notice tone="warn">{ways.message}</Notice>}</div>
        </div>
      </div>
      <div className={styles.heroPicture}>{picture && <Picture src={picture} priority width={960} height={660} />}</div>
    </section>
  );
}
