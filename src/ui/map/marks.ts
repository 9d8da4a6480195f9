import * as L from 'leaflet';
import type { LatLng } from '@/domain/place/city-map';
import { splitAt } from '@/domain/place/polyline';
import styles from './map.module.css';
import { markDrawing, type MapMarker, type MapRoute } from './mark-drawing';

/** Lines are drawn thrice: a white casing, the way that is left, and the way already made in grey. */
export function drawRoute(map: L.Map, { way, courier }: MapRoute): () => void {
  const { travelled, rest } = courier ? splitAt(way, courier) : { travelled: [], rest: way };
  const lines = [
    L.polyline([...way], { className: styles.casing ?? '', weight: 11, interactive: false }),
    L.polyline([...travelled], { className: styles.travelled ?? '', weight: 6, interactive: false }),
    L.polyline([...rest], { className: styles.rest ?? '', weight: 6, interactive: false }),
  ];
  for (const line of lines) line.addTo(map);
  return () => lines.forEach((it) => it.remove());
}

export function markerOf({ kind, at, label }: MapMarker): L.Marker {
  const { className, html, size, anchor } = markDrawing(kind);
  const icon = L.divIcon({ className, html, iconSize: [...size], iconAnchor: [...anchor] });
  return L.marker(at, { icon, alt: label, title: label, keyboard: false, interactive: false });
}

/** Lets the mark glide there instead of jumping; the map's own movements are not slowed. */
export function glide(marker: L.Marker, to: LatLng): void {
  if (marker.getLatLng().equals(to)) return;
  const element = marker.getElement();
  element?.setAttribute('data-gliding', '');
  element?.addEventListener('transitionend', () => element.removeAttribute('data-gliding'), { once: true });
  marker.setLatLng(to);
}
