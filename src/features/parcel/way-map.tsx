import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import { useRoute } from '@/features/location/api';
import { RouteMap } from '@/features/location/route-map';
import styles from './parcel.module.css';

/** The route on the map, with its distance. */
export function WayMap({ from, to }: { from: LatLng; to: LatLng }) {
  const { t } = useTranslation();
  const { data: route } = useRoute(from, to);
  const minutes = Math.ceil((route?.seconds ?? 0) / 60);
  return (
    <>
      <section aria-label={t('parcel.map')}>
        <RouteMap
          from={from}
          to={to}
          encodedPolyline={route?.encodedPolyline ?? ''}
          className={styles.way}
          fromLabel={t('parcel.pick_up')}
        />
      </section>
      {minutes > 0 && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('parcel.ride')}</dt>
            <dd>{t('parcel.ride_minutes', { count: minutes })}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
