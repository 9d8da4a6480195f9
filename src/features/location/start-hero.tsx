import { useTranslation } from 'react-i18next';
import { useModulesQuery } from '@/features/module/api';
import { useLanding } from '@/features/config/api';
import { onIntent } from '@/ui/controls/on-intent';
import { saveModule } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { Link } from '@/ui/controls/link';
import { Notice } from '@/ui/status/notice';
import { Picture } from '@/ui/display/picture';
import { loadMapPicker } from './open-location';
import { PlaceSearch } from './place-search';
import styles from './start-hero.module.css';
import { useWays } from './use-ways';

/** What the market offers, and all ways to choose a place. */
export function StartHero() {
  const { t } = useTranslation();
  const landing = useLanding();
  const ways = useWays();
  const picture = landing?.header_banner_full_url;

  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 className="t40">{landing?.header_title || t('location.start_title')}</h1>
        <p>{landing?.header_sub_title || t('location.start_text')}</p>
        <div className="stack8">
          <PlaceSearch look="hero" inputRef={ways.search} onPick={ways.choose} />
          <div className={styles.ways}>
            <Button look="text" icon="locate" loading={ways.isAsking} onClick={ways.ask}>
              {t('location.use_current_location')}
            </Button>
            <Button look="text" icon="map" {...onIntent(loadMapPicker)} onClick={ways.pickFromMap}>
              {t('location.pick_from_map')}
            </Button>
          </div>
          <div aria-live="polite">
            {ways.message && (
              <Notice
                tone="warn"
                icon="circle-alert"
                action={
                  ways.awaitPlace && (
                    <Button look="secondary" size="small" onClick={ways.awaitPlace}>
                      {t('location.await_place')}
                    </Button>
                  )
                }
              >
                {ways.message}
              </Notice>
            )}
          </div>
        </div>
      </div>
      <div className={styles.heroPicture}>
        {picture && <Picture src={picture} priority width={960} height={660} />}
        <CourierCard />
      </div>
    </section>
  );
}

/** Links to the home of the parcel module, where there is one. */
function CourierCard() {
  const { t } = useTranslation();
  const module = useModulesQuery().data?.find(({ module_type }) => module_type === 'parcel');
  if (!module) return null;
  return (
    <Link href="/home" className={styles.courier} onClick={() => saveModule(module)}>
      {/* Lazy: phones, which do not show the card, do not fetch it. */}
      <img src="/images/ride.webp" alt="" width={44} height={44} loading="lazy" />
      <span>
        <strong>{t('home.parcel_call')}</strong>
        <i />
      </span>
    </Link>
  );
}
