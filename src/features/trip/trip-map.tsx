import { useTranslation } from 'react-i18next';
import type { TripPlace } from '@/contract/rental/rental-cart';
import { initialZoom } from '@/domain/place/city-map';
import { useRoute } from '@/features/location/api';
import { openRouteMap } from '@/features/location/open-location';
import { RouteMap } from '@/features/location/route-map';
import { useMapSetup } from '@/features/location/use-map-setup';
import styles from '@/features/order/tracking/tracked-order.module.css';
import { Button } from '@/ui/controls/button';
import { CityMap } from '@/ui/map/city-map';
import { travelIcons } from '@/ui/icons/travel-icons';

type Props = { from: TripPlace; to: TripPlace | null };

/** Where the trip begins, and the way where its end is known; the text beside it says the same. */
export function TripMap({ from, to }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.map} aria-label={t('trip.map')}>
      {to ? <Way from={from} to={to} /> : <Start at={from} />}
    </section>
  );
}

function Way({ from, to }: { from: TripPlace; to: TripPlace }) {
  const { t } = useTranslation();
  const [a, b] = [
    { lat: from.lat, lng: from.lng },
    { lat: to.lat, lng: to.lng },
  ];
  const { data: route } = useRoute(a, b);
  return (
    <>
      <RouteMap
        from={a}
        to={b}
        fromLabel={t('rental.pickup')}
        encodedPolyline={route?.encodedPolyline ?? ''}
        className={styles.canvas}
      />
      <Button
        look="neutral"
        icon={travelIcons.navigation}
        className={styles.directions}
        onClick={() => void openRouteMap({ from: a, to: b })}
      >
        {t('location.directions')}
      </Button>
    </>
  );
}

function Start({ at }: { at: TripPlace }) {
  const { t } = useTranslation();
  return (
    <CityMap
      className={styles.canvas ?? ''}
      {...useMapSetup()}
      labels={{ map: t('trip.map'), zoomIn: t('location.zoom_in'), zoomOut: t('location.zoom_out') }}
      view={{ centre: { lat: at.lat, lng: at.lng }, zoom: initialZoom('point') }}
      markers={[{ kind: 'home', at: { lat: at.lat, lng: at.lng }, label: t('rental.pickup') }]}
    />
  );
}
