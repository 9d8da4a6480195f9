import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import { areaZoom } from '@/domain/place/area-zoom';
import { initialZoom } from '@/domain/place/city-map';
import { isVague, roughDistance } from '@/domain/place/vague-position';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { CityMap, type MapView } from '@/ui/map/city-map';
import styles from './map-picker.module.css';
import { useCurrentPlace } from './use-current-place';
import { useMapSetup } from './use-map-setup';

type Props = {
  at: LatLng;
  /** How near to `at` the device is, in metres, where it told `at`. */
  accuracy?: number | undefined;
  /** Called when the map is released, after a step by key or zoom, and for the current location (LOC-15, LOC-17). */
  onPick: (at: LatLng) => void;
  /** An area that is drawn around the pin, such as a zone. */
  area?: readonly LatLng[] | undefined;
  /** Opens so near that all of the area is in view (LOC-20), not as near as for a point. */
  opensOnArea?: boolean | undefined;
  className?: string | undefined;
};

/** A map that moves below a fixed pin (LOC-14); the search field above it is the alternative to dragging. */
export function MapPicker({ at, accuracy, onPick, area, opensOnArea, className }: Props) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(() => (opensOnArea && area ? areaZoom(at, area) : initialZoom('point')));
  const [isMoving, setIsMoving] = useState(false);
  const [within, setWithin] = useState(accuracy);
  const { ask, isAsking, problem } = useCurrentPlace(({ lat, lng, accuracy: near }) => {
    setWithin(near);
    onPick({ lat, lng });
  });
  const vague = useVagueText(within);
  const setup = useMapSetup();

  function moved(view: MapView) {
    setIsMoving(false);
    setZoom(view.zoom);
    onPick(view.centre);
  }

  return (
    <div className={styles.root}>
      <CityMap
        className={classNames(styles.map, className)}
        {...setup}
        labels={{ map: t('location.map_label'), zoomIn: t('location.zoom_in'), zoomOut: t('location.zoom_out') }}
        view={{ centre: at, zoom }}
        area={area}
        keepsCentre
        wheel
        onMoveStart={() => setIsMoving(true)}
        onMoved={moved}
      >
        <span className={styles.tip} aria-hidden="true">
          {t('location.move_the_map')}
        </span>
        <span className={styles.shadow} aria-hidden="true" />
        <svg className={styles.pin} data-lifted={isMoving || undefined} viewBox="0 0 44 56" aria-hidden="true">
          <path d="M22 55S42 36 42 21a20 20 0 0 0-40 0c0 15 20 34 20 34z" />
          <circle cx="22" cy="21" r="7" />
        </svg>
        <IconButton
          className={styles.locate}
          icon="locate"
          look="float"
          iconSize={20}
          label={t('location.use_current_location')}
          aria-busy={isAsking || undefined}
          onClick={ask}
        />
      </CityMap>
      <p role="status" className={styles.problem}>
        {problem ? t(`location.position_${problem}`) : vague}
      </p>
    </div>
  );
}

/** Says how vague a position is; `''` where it is exact (beyond §3.5). */
function useVagueText(within: number | undefined): string {
  const { t } = useTranslation();
  if (within === undefined || !isVague(within)) return '';
  const { unit, distance } = roughDistance(within);
  const words = { metres: 'location.metres', kilometres: 'ui.kilometres' } as const;
  return t('location.position_vague', { distance: t(words[unit], { distance }) });
}
