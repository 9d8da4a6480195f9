import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import { useRoute } from '@/features/location/api';
import { openRouteMap } from '@/features/location/open-location';
import { RouteMap } from '@/features/location/route-map';
import { Button } from '@/ui/controls/button';
import { travelIcons } from '@/ui/icons/travel-icons';
import styles from './tracked-order.module.css';

type Props = { from: LatLng; to: LatLng; courier?: LatLng | undefined; fromLabel?: string | undefined };

/** The route on a small map, with a button that opens it large. */
export function RouteWithDirections({ from, to, courier, fromLabel }: Props) {
  const { t } = useTranslation();
  const { data: route } = useRoute(from, to);
  return (
    <>
      <RouteMap
        {...{ from, to, courier, fromLabel }}
        encodedPolyline={route?.encodedPolyline ?? ''}
        className={styles.canvas}
      />
      <Button
        look="neutral"
        icon={travelIcons.navigation}
        className={styles.directions}
        onClick={() => void openRouteMap({ from, to })}
      >
        {t('location.directions')}
      </Button>
    </>
  );
}
