import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMarket } from '@/lib/page-market';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { mediaIcons } from '@/ui/icons/media-icons';
import { parcelCategoriesQuery, videoQuery, whyChooseQuery } from './api';
import styles from './parcel-home.module.css';

/** The sections of the parcel home: tracking, categories, and reasons to send here (wire-format §10). */
export function ParcelHome({ market }: { market: PageMarket }) {
  return (
    <>
      <TrackBox />
      <Kinds market={market} />
      <OnTime />
      <Reasons market={market} />
      <Video market={market} />
    </>
  );
}

/** A plain form, so that it works before its script is loaded. */
function TrackBox() {
  const { t, i18n } = useTranslation();
  const id = useId();
  return (
    <form className={styles.track} action={i18n.language === 'ar' ? '/ar/track-order' : '/track-order'}>
      <label htmlFor={id} className="t20">
        {t('home.parcel_track')}
      </label>
      <div>
        <input id={id} name="order_id" inputMode="numeric" required placeholder={t('home.parcel_number')} />
        <Button type="submit" look="secondary">
          {t('home.parcel_follow')}
        </Button>
      </div>
    </form>
  );
}

function Kinds({ market }: { market: PageMarket }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(parcelCategoriesQuery(market));
  if (data.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className="t20">{t('home.parcel_kinds')}</h2>
      <ul className={styles.cards}>
        {data.map(({ id, name, description, image_full_url }) => (
          <li key={id}>
            <Link href={`/parcel-delivery-info?category=${id}`} className={styles.card}>
              {image_full_url && <img src={image_full_url} alt="" width={72} height={72} loading="lazy" />}
              <span>
                <strong>{name}</strong>
                <small>{description}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OnTime() {
  const { t } = useTranslation();
  return (
    <section className={styles.onTime}>
      <Icon name="clock" size={24} />
      <div>
        <h2 className="t20">{t('home.parcel_on_time')}</h2>
        <p>{t('home.parcel_on_time_text')}</p>
      </div>
    </section>
  );
}

function Reasons({ market }: { market: PageMarket }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(whyChooseQuery(market));
  if (data.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className="t20">{t('home.parcel_why')}</h2>
      <ul className={styles.cards}>
        {data.map(({ id, title, short_description, image_full_url }) => (
          <li key={id} className={styles.card}>
            {image_full_url && <img src={image_full_url} alt="" width={72} height={72} loading="lazy" />}
            <span>
              <strong>{title}</strong>
              <small>{short_description}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Video({ market }: { market: PageMarket }) {
  const { data } = useQuery(videoQuery(market));
  const { t } = useTranslation();
  if (!data) return null;
  return (
    <section className={styles.onTime}>
      {data.image && <img src={data.image} alt="" width={240} height={135} loading="lazy" />}
      <div>
        <h2 className="t20">{data.title}</h2>
        {data.points.map(({ title, text }) => (
          <p key={title}>
            {title && title !== data.title && <strong>{title} </strong>}
            {text}
          </p>
        ))}
        {data.video && (
          <Link href={data.video} className={styles.watch} target="_blank">
            <Icon name={mediaIcons.play} /> {t('home.parcel_watch')}
          </Link>
        )}
      </div>
    </section>
  );
}
