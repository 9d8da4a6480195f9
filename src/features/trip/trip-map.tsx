import { useTranslation } from 'react-i18next';
import type { TripPlace } from '@/contract/rental/rental-cart';
import { initialZoom } from '@/domain/place/city-map';
import { useMapSetup } from '@/features/location/use-map-setup';
import { RouteWithDirections } from '@/features/order/tracking/route-with-directions';
import styles from '@/features/order/tracking/tracked-order.module.css';
import { CityMap } from '@/ui/map/city-map';

type Props = { from: TripPlace; to: TripPlace | null };

/** The start of the trip, and the route where its end is known; the text beside the map says the same. */
export function TripMap({ from, to }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.map} aria-label={t('trip.map')}>
      {to ? (
        <RouteWithDirections from={toPoint(from)} to={toPoint(to)} fromLabel={t('rental.pickup')} />
      ) : (
        <Start at={from} />
      )}
    </section>
  );
}

function Start({ at }: { at: TripPlace }) {
  const { t } = useTranslation();
  return (
    <CityMap
      className={styles.canvas ?? ''}
      {...useMapSetup()}
      labels={{ map: t('trip.map'), zoomIn: t('location.zoom_in'), zoomOut: t('location.zoom_out') }}
      view={{ centre: toPoint(at), zoom: initialZoom('point') }}
      markers={[{ kind: 'home', at: toPoint(at), label: t('rental.pickup') }]}
    />
  );
}

const toPoint = ({ lat, lng }: TripPlace) => ({ lat, lng });
