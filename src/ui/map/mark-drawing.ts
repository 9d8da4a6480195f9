import type { LatLng } from '@/domain/place/city-map';
import { classNames } from '../class-names';
import { icons } from '../display/icons';
import { travelIcons } from '../icons/travel-icons';
import styles from './map.module.css';

export type MapMarker = { kind: 'pin' | 'store' | 'home' | 'courier'; at: LatLng; label: string };

export type MapRoute = { way: readonly LatLng[]; courier?: LatLng | undefined };

type Kind = MapMarker['kind'];

const glyphs = { store: travelIcons.store.path, courier: icons.bike };

/** The look of a mark on every map: its class, its drawing, and its anchor in pixels. */
export function markDrawing(kind: Kind) {
  const className = classNames(styles.marker, styles[kind]);
  if (kind === 'pin' || kind === 'home') {
    return { className, html: pinDrawing(kind), size: [36, 44] as const, anchor: [18, 42] as const };
  }
  return { className, html: glyphDrawing(glyphs[kind]), size: [40, 40] as const, anchor: [20, 20] as const };
}

function pinDrawing(kind: Kind): string {
  const inside =
    kind === 'home' ? '<path class="house" d="M13 18l5-4.5 5 4.5v5h-10z"/>' : '<circle cx="18" cy="17" r="5"/>';
  return `<svg viewBox="0 0 36 44" aria-hidden="true"><path d="M18 43S34 28 34 17a16 16 0 0 0-32 0c0 11 16 26 16 26z"/>${inside}</svg>`;
}

function glyphDrawing(path: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}
