import type { ZoneDrawing } from '@/domain/zone-drawing';
import styles from './zone-map.module.css';
import { zoneTone } from './zone-tones';

/** A still picture of the delivery zones, rendered on the server; the list beside it says the same in words. */
export function ZoneMap({ drawing, label }: { drawing: ZoneDrawing; label: string }) {
  return (
    <svg
      className={styles.map}
      viewBox={drawing.viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={styles.water} d={drawing.water} />
      <path className={styles.land} d={drawing.land} />
      <path className={styles.park} d={drawing.parks} />
      <path className={styles.edge} d={drawing.streets} />
      <path className={styles.wideEdge} d={drawing.avenues} />
      <path className={styles.street} d={drawing.streets} />
      <path className={styles.avenue} d={drawing.avenues} />
      {drawing.zones.map((it, n) => (
        <path key={it.id} className={`${styles.zone} ${zoneTone(n)}`} d={it.path} />
      ))}
      {drawing.zones.map((it, n) => (
        <text key={it.id} className={`${styles.name} ${zoneTone(n)}`} x={it.x} y={it.y}>
          {it.name}
        </text>
      ))}
    </svg>
  );
}
