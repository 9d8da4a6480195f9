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
  /** Where it opens; later changes move the map there. */
  view: MapView;
  /** Shown whole, once it is known. */
  fit?: readonly LatLng[] | undefined;
  route?: MapRoute | undefined;
  /** One of each kind at most. */
  markers?: readonly MapMarker[] | undefined;
  /** Keeps the centre when it zooms, for a pin that stands in the middle. */
  keepsCentre?: boolean | undefined;
  /** The wheel zooms; leave it out where the page around it scrolls. */
  wheel?: boolean | undefined;
  onMoveStart?: (() => void) | undefined;
  /** After a movement by hand, key or zoom, not after one that `view` asked for. */
  onMoved?: ((view: MapView) => void) | undefined;
};

const loading = () => <span className={styles.waiting} aria-hidden="true" />;
const Drawn = browserOnly(() => import('./leaflet-map').then((it) => it.LeafletMap), loading);
const Google = browserOnly(() => import('./google-map').then((it) => it.GoogleCityMap), loading);

type Props = CityMapProps & {
  /** Draws Google's map; `""` the built-in one; undefined while it is not known which. */
  googleKey: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** A map; give it a size by its class. What stands on it are its children. Where Google's fails, ours is drawn. */
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
