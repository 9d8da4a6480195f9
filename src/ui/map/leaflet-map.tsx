import * as L from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '@/domain/limits';
import { addCity } from './city-layer';
import type { CityMapProps, MapView } from './city-map';
import { fitRoom } from './fit-room';
import styles from './map.module.css';
import { addMark, drawArea, drawRoute } from './marks';
import { useMarks } from './use-marks';
import { ZoomButtons } from './zoom-buttons';

const fitPadding: L.FitBoundsOptions = {
  paddingTopLeft: [fitRoom.left, fitRoom.top],
  paddingBottomRight: [fitRoom.right, fitRoom.bottom],
};

/** Leaflet as a React component; loaded by `CityMap`. */
export function LeafletMap(props: CityMapProps) {
  const { labels, view, route, area, markers, fit } = props;
  const { map, box, zoom } = useLeaflet(props);
  useView(map, view);

  useEffect(() => {
    // No animation: removing a map during a zoom animation throws in Leaflet's own timer.
    const how = { ...fitPadding, maxZoom: 17, animate: false };
    if (map && fit && fit.length > 1) map.fitBounds(L.latLngBounds([...fit]), how);
  }, [map, fit]);
  useEffect(() => (map && area ? drawArea(map, area) : undefined), [map, area]);
  useEffect(() => (map && route ? drawRoute(map, route) : undefined), [map, route]);
  useMarks(map, markers, zoom, addMark);

  return (
    <>
      <div ref={box} className={styles.map} role="application" aria-label={labels.map} />
      <ZoomButtons labels={labels} zoom={zoom} zoomTo={(to) => map?.setZoom(to)} />
    </>
  );
}

/** Moves that `view` caused are not reported as the user's. */
const asked = new WeakSet<L.Map>();

function useLeaflet({ view, language, keepsCentre, wheel, onMoveStart, onMoved }: CityMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const [zoom, setZoom] = useState(view.zoom);
  const opening = useRef({ view, keepsCentre, wheel });
  const tellStart = useEffectEvent(() => onMoveStart?.());
  const tellMoved = useEffectEvent((now: MapView) => onMoved?.(now));

  useEffect(() => {
    if (!box.current) return;
    const made = L.map(box.current, makeOptions(opening.current));
    const removeCity = addCity(made, language);
    made.on('movestart', () => {
      if (!asked.has(made)) tellStart();
    });
    made.on('moveend', () => {
      setZoom(made.getZoom());
      if (!asked.delete(made)) tellMoved(readView(made));
    });
    const follow = new ResizeObserver(() => {
      asked.add(made);
      made.invalidateSize({ pan: false });
      asked.delete(made);
    });
    follow.observe(box.current);
    // Children wait until Leaflet's map exists.
    setMap(made);
    return () => {
      follow.disconnect();
      removeCity();
      made.off();
      made.remove();
      setMap(null);
    };
  }, [language]);

  return { map, box, zoom };
}

function makeOptions({ view, keepsCentre, wheel }: Pick<CityMapProps, 'view' | 'keepsCentre' | 'wheel'>): L.MapOptions {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const byZoom = keepsCentre ? ('center' as const) : true;
  return {
    center: view.centre,
    zoom: view.zoom,
    minZoom: limits.map_zoom_min,
    maxZoom: limits.map_zoom_max,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: false,
    zoomAnimation: !isStill,
    inertia: !isStill,
    scrollWheelZoom: wheel ? byZoom : false,
    touchZoom: byZoom,
    doubleClickZoom: byZoom,
  };
}

function readView(map: L.Map): MapView {
  const { lat, lng } = map.getCenter();
  return { centre: { lat, lng }, zoom: map.getZoom() };
}

function useView(map: L.Map | null, { centre, zoom }: MapView) {
  const { lat, lng } = centre;
  useEffect(() => {
    if (!map || (map.getZoom() === zoom && map.distance(map.getCenter(), { lat, lng }) < 0.5)) return;
    asked.add(map);
    map.setView({ lat, lng }, zoom);
  }, [map, lat, lng, zoom]);
}
