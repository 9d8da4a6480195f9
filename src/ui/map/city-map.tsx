import { useState, type ReactNode } from 'react';
import type { LatLng } from '@/domain/place/city-map';
import type { Language } from '@/domain/text/language';
import { classNames } from '../class-names';
import { ownTouches } from '../popups/own-touches';
import type { MapMarker, MapRoute } from './mark-drawing';
import styles from './map.module.css';
import { browserOnly } from '../lazy/browser-only';

export type MapView = { centre: LatLng; zoom: number };

export type CityMapProps = {
  language: Language;
  labels: { map: string; zoomIn: string; zoomOut: string };
  /** The initial view; later changes move the map. */
  view: MapView;
  /** Bounds to fit into the view, once known. */
  fit?: readonly LatLng[] | undefined;
  route?: MapRoute | undefined;
  /** The corners of an area. */
  area?: readonly LatLng[] | undefined;
  /** At most one mark of each kind. */
  markers?: readonly MapMarker[] | undefined;
  /** Zooms around the centre, for a pin that is fixed in the middle. */
  keepsCentre?: boolean | undefined;
  /** The wheel zooms; leave out on pages that scroll. */
  wheel?: boolean | undefined;
  onMoveStart?: (() => void) | undefined;
  /** Called after a move by hand, key or zoom, not after a change of `view`. */
  onMoved?: ((view: MapView) => void) | undefined;
};

const loading = () => <span className={styles.waiting} aria-hidden="true" />;
const Drawn = browserOnly(() => import('./leaflet-map').then((mod) => mod.LeafletMap), loading);
const Google = browserOnly(() => import('./google-map').then((mod) => mod.GoogleCityMap), loading);

type Props = CityMapProps & {
  /** Google's key draws Google's map; `""` the built-in one; undefined while unknown. */
  googleKey: string | undefined;
  className?: string;
  children?: ReactNode;
};

/**
 * A map; its class sets its size, its children are the overlays. If Google's map fails, the built-in map replaces it.
 */
export function CityMap({ className, children, googleKey, ...rest }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={classNames(styles.root, className)} {...ownTouches}>
      {googleKey === undefined && loading()}
      {googleKey === '' || hasFailed ? (
        <Drawn {...rest} />
      ) : (
        googleKey && <Google {...rest} apiKey={googleKey} onFailed={() => setHasFailed(true)} />
      )}
      {children}
    </div>
  );
}
