import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import { initialZoom } from '@/domain/place/city-map';
import { decodePolyline } from '@/domain/place/polyline';
import { CityMap } from '@/ui/map/city-map';
import { useMapSetup } from './use-map-setup';

type Props = {
  from: LatLng;
  to: LatLng;
  /** The courier's position; the route behind him turns grey. */
  courier?: LatLng | undefined;
  /** `""` draws a straight line. */
  encodedPolyline: string;
  /** The label at the start of the route; defaults to the store. */
  fromLabel?: string | undefined;
  className?: string | undefined;
  wheel?: boolean | undefined;
};

/** The route from the store to the customer, with the courier on it; set its height by its class. */
export function RouteMap({ from, to, courier, encodedPolyline, fromLabel, className = '', wheel }: Props) {
  const { t } = useTranslation();
  const setup = useMapSetup();
  const way = useMemo(() => decodeWay(encodedPolyline, from, to), [encodedPolyline, from, to]);
  const route = useMemo(() => ({ way, courier }), [way, courier]);
  const markers = useMemo(
    () => [
      { kind: 'store' as const, at: from, label: fromLabel ?? t('location.store') },
      { kind: 'home' as const, at: to, label: t('location.destination') },
      ...(courier ? [{ kind: 'courier' as const, at: courier, label: t('location.courier') }] : []),
    ],
    [from, to, courier, fromLabel, t],
  );

  return (
    <CityMap
      className={className}
      {...setup}
      labels={{ map: t('location.route_map_label'), zoomIn: t('location.zoom_in'), zoomOut: t('location.zoom_out') }}
      // A rough view at first (MAP-04), then the whole route.
      view={{ centre: from, zoom: initialZoom('route') }}
      fit={way}
      route={route}
      markers={markers}
      wheel={wheel}
    />
  );
}

function decodeWay(encodedPolyline: string, from: LatLng, to: LatLng): LatLng[] {
  const way = decodePolyline(encodedPolyline);
  return way.length > 1 ? way : [from, to];
}
