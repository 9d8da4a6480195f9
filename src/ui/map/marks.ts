import * as L from 'leaflet';
import type { LatLng } from '@/domain/city-map';
import { splitAt } from '@/domain/polyline';
import { icons, type IconName } from '../icons';
import { zoneTone } from '../zone-tones';
import styles from './map.module.css';

export type MapMarker = { kind: 'pin' | 'store' | 'home' | 'courier'; at: LatLng; label: string };

/** A delivery zone; zones get their colours in turn. */
export type MapZone = { id: number; name: string; ring: readonly LatLng[] };

export type MapRoute = { way: readonly LatLng[]; courier?: LatLng | undefined };

const glyphs: Record<MapMarker['kind'], IconName> = { pin: 'map-pin', store: 'store', home: 'house', courier: 'bike' };

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

export function drawZones(map: L.Map, zones: readonly MapZone[]): () => void {
  const shapes = zones.map(({ ring, name }, n) =>
    L.polygon([...ring], { className: `${styles.zone} ${zoneTone(n)}`, weight: 2 }).bindTooltip(escaped(name), {
      permanent: true,
      direction: 'center',
      className: `${styles.zoneName} ${zoneTone(n)}`,
    }),
  );
  for (const shape of shapes) shape.addTo(map);
  return () => shapes.forEach((it) => it.remove());
}

export function markerOf({ kind, at, label }: MapMarker): L.Marker {
  const isPin = kind === 'pin' || kind === 'home';
  const size: [number, number] = isPin ? [36, 44] : [40, 40];
  const icon = L.divIcon({
    className: `${styles.marker} ${styles[kind]}`,
    html: isPin ? pinDrawing(kind) : glyph(kind),
    iconSize: size,
    iconAnchor: isPin ? [18, 42] : [20, 20],
  });
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

function pinDrawing(kind: 'pin' | 'home' | 'store' | 'courier'): string {
  const inside =
    kind === 'home' ? '<path class="house" d="M13 18l5-4.5 5 4.5v5h-10z"/>' : '<circle cx="18" cy="17" r="5"/>';
  return `<svg viewBox="0 0 36 44" aria-hidden="true"><path d="M18 43S34 28 34 17a16 16 0 0 0-32 0c0 11 16 26 16 26z"/>${inside}</svg>`;
}

function glyph(kind: MapMarker['kind']): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[glyphs[kind]]}"/></svg>`;
}

/** Names come from the market's data and must stay text. */
function escaped(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
