import { GoogleMap, PolygonF, PolylineF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '@/domain/limits';
import { splitAt } from '@/domain/place/polyline';
import type { CityMapProps, MapView } from './city-map';
import { fitRoom } from './fit-room';
import { onRefusal } from './google-refusal';
import { makeMark } from './google-mark';
import styles from './map.module.css';
import type { MapRoute } from './mark-drawing';
import { useMarks } from './use-marks';
import { ZoomButtons } from './zoom-buttons';

type Props = CityMapProps & { apiKey: string; onFailed: () => void };

/** Google's map as a React component; loaded by `CityMap` when a key is configured. */
export function GoogleCityMap({ apiKey, onFailed, ...props }: Props) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    language: props.language,
  });
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (loadError) fail();
    return onRefusal(() => fail());
  }, [loadError]);
  return isLoaded ? <Loaded {...props} /> : <span className={styles.waiting} aria-hidden="true" />;
}

function Loaded(props: Omit<CityMapProps, 'language'>) {
  const { view, labels, fit, route, area, markers, wheel, onMoveStart, onMoved } = props;
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [zoom, setZoom] = useState(view.zoom);
  const [options] = useState(() => makeOptions(view, wheel));
  const shownRef = useView(map, view);
  useFit(map, fit);
  useMarks(map, markers, zoom, makeMark);

  function rest() {
    const now = map && readView(map);
    if (!now) return;
    setZoom(now.zoom);
    // The move was caused by `view`.
    if (isSame(shownRef.current, now)) return;
    shownRef.current = now;
    onMoved?.(now);
  }

  return (
    <>
      <div className={styles.map} role="application" aria-label={labels.map}>
        <GoogleMap
          mapContainerClassName={styles.google ?? ''}
          options={options}
          onLoad={setMap}
          onDragStart={() => onMoveStart?.()}
          onIdle={rest}
        >
          {area && <Area corners={area} />}
          {route && <Way route={route} />}
        </GoogleMap>
      </div>
      <ZoomButtons labels={labels} zoom={zoom} zoomTo={(to) => map?.setZoom(to)} />
    </>
  );
}

function makeOptions({ centre, zoom }: MapView, wheel = false): google.maps.MapOptions {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return {
    ...{ center: centre, zoom, minZoom: limits.map_zoom_min, maxZoom: limits.map_zoom_max },
    ...{ disableDefaultUI: true, clickableIcons: false, scrollwheel: wheel, gestureHandling: 'greedy' },
    // Google accepts this option on creation only.
    colorScheme: colorScheme.includes('dark') ? 'DARK' : 'LIGHT',
  };
}

/** Moves the map when `view` changes. Returns the last reported position. */
function useView(map: google.maps.Map | null, { centre, zoom }: MapView) {
  const { lat, lng } = centre;
  const view = useRef<MapView>({ centre, zoom });
  useEffect(() => {
    const wanted = { centre: { lat, lng }, zoom };
    if (!map || isSame(readView(map), wanted)) return;
    view.current = wanted;
    map.setZoom(zoom);
    map.panTo({ lat, lng });
  }, [map, lat, lng, zoom]);
  return view;
}

function useFit(map: google.maps.Map | null, fit: CityMapProps['fit']) {
  useEffect(() => {
    if (!map || !fit || fit.length < 2) return;
    const bounds = new google.maps.LatLngBounds();
    for (const point of fit) bounds.extend(point);
    map.fitBounds(bounds, fitRoom);
  }, [map, fit]);
}

/** A white casing, the completed part in grey, and the remaining part. */
function Way({ route: { way, courier } }: { route: MapRoute }) {
  const { travelled, rest } = courier ? splitAt(way, courier) : { travelled: [], rest: way };
  return (
    <>
      <Line points={way} colour="--c-surface" weight={11} level={1} />
      <Line points={travelled} colour="--c-text-3" weight={6} level={2} />
      <Line points={rest} colour="--a-fill" weight={6} level={3} />
    </>
  );
}

function Area({ corners }: { corners: NonNullable<CityMapProps['area']> }) {
  const colour = token('--a-fill');
  const options = { fillColor: colour, fillOpacity: 0.14, strokeColor: colour, strokeWeight: 2, clickable: false };
  return <PolygonF paths={[...corners]} options={options} />;
}

type LineProps = { points: MapRoute['way']; colour: string; weight: number; level: number };

function Line({ points, colour, weight, level }: LineProps) {
  const options = { strokeColor: token(colour), strokeWeight: weight, zIndex: level, clickable: false };
  return <PolylineF path={[...points]} options={options} />;
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function readView(map: google.maps.Map): MapView | null {
  const centre = map.getCenter()?.toJSON();
  const zoom = map.getZoom();
  return centre && zoom !== undefined ? { centre, zoom } : null;
}

/** Rounds to about half a metre. */
function isSame(a: MapView | null, b: MapView): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 5e-6;
  return a !== null && a.zoom === b.zoom && near(a.centre.lat, b.centre.lat) && near(a.centre.lng, b.centre.lng);
}
