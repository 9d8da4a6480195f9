import { limits } from '@/domain/limits';
import { Icon } from '../display/icon';
import styles from './map.module.css';

type Props = { labels: { zoomIn: string; zoomOut: string }; zoom: number; zoomTo: (zoom: number) => void };

/** From 1 to 21 (LOC-14, LOC-18), the same on every map. */
export function ZoomButtons({ labels, zoom, zoomTo }: Props) {
  return (
    <div className={styles.zoom}>
      <Step icon="plus" label={labels.zoomIn} to={zoom < limits.map_zoom_max ? zoom + 1 : null} zoomTo={zoomTo} />
      <Step icon="minus" label={labels.zoomOut} to={zoom > limits.map_zoom_min ? zoom - 1 : null} zoomTo={zoomTo} />
    </div>
  );
}

type StepProps = { icon: 'plus' | 'minus'; label: string; to: number | null; zoomTo: (zoom: number) => void };

function Step({ icon, label, to, zoomTo }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && zoomTo(to)}
    >
      <Icon name={icon} />
    </button>
  );
}
