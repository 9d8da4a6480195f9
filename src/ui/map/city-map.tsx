import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { LatLng } from '@/domain/city-map';
import type { Language } from '@/domain/language';
import { classNames } from '../class-names';
import type { MapMarker, MapRoute, MapZone } from './marks';
import styles from './map.module.css';

export type MapView = { centre: LatLng; zoom: number };

export type CityMapProps = {
  language: Language;
  labels: { map: string; zoomIn: string; zoomOut: string };
  /** Where it opens; later changes move the map there. */
  view: MapView;
  /** Shown whole, once it is known. */
  fit?: readonly LatLng[] | undefined;
  zones?: readonly MapZone[] | undefined;
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

const Drawn = dynamic(() => import('./leaflet-map').then((it) => it.LeafletMap), {
  ssr: false,
  loading: () => <span className={styles.waiting} aria-hidden="true" />,
});

/** The map of the city; give it a size by its class. What stands on it are its children. */
export function CityMap({ className, children, ...rest }: CityMapProps & { className?: string; children?: ReactNode }) {
  return (
    <div className={classNames(styles.root, className)}>
      <Drawn {...rest} />
      {children}
    </div>
  );
}
