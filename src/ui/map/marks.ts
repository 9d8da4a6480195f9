import * as L from 'leaflet';
import type { LatLng } from '@/domain/place/city-map';
import { splitAt } from '@/domain/place/polyline';
import styles from './map.module.css';
import { markDrawing, type MapMarker, type MapRoute } from './mark-drawing';
import type { Mark } from './use-marks';

/** A route has three lines: a white casing, the remaining part, and the completed part in grey. */
export function drawRoute(map: L.Map, { way, courier }: MapRoute): () => void {
  const { travelled, rest } = courier ? splitAt(way, courier) : { travelled: [], rest: way };
  const lines = [
    L.polyline([...way], { className: styles.casing ?? '', weight: 11, interactive: false }),
    L.polyline([...travelled], { className: styles.travelled ?? '', weight: 6, interactive: false }),
    L.polyline([...rest], { className: styles.rest ?? '', weight: 6, interactive: false }),
  ];
  for (const line of lines) line.addTo(map);
  return () => lines.forEach((line) => line.remove());
}

export function drawArea(map: L.Map, corners: readonly LatLng[]): () => void {
  const drawn = L.polygon([...corners], { className: styles.area ?? '', interactive: false }).addTo(map);
  return () => void drawn.remove();
}

export function addMark(map: L.Map, { kind, at, label }: MapMarker): Mark {
  const { className, html, size, anchor } = markDrawing(kind);
  const icon = L.divIcon({ className, html, iconSize: [...size], iconAnchor: [...anchor] });
  const marker = L.marker(at, { icon, alt: label, title: label, keyboard: false, interactive: false }).addTo(map);
  return {
    glide: (to) => glide(marker, to),
    shift: (pixels) => marker.getElement()?.style.setProperty('translate', `${pixels}px`),
    remove: () => marker.remove(),
  };
}

/** No transition while the map itself moves. */
function glide(marker: L.Marker, to: LatLng): void {
  if (marker.getLatLng().equals(to)) return;
  const element = marker.getElement();
  element?.setAttribute('data-gliding', '');
  element?.addEventListener('transitionend', () => element.removeAttribute('data-gliding'), { once: true });
  marker.setLatLng(to);
}
