import type { ZoneDrawing } from '@/domain/place/zone-drawing';
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
      {drawing.zones.map((zone, n) => (
        <g key={zone.id} transform={`translate(${zone.x} ${zone.y})`}>
          <g className={`${styles.name} ${zoneTone(n)}`}>
            <rect x={-plate(zone.name) / 2} y={-16} width={plate(zone.name)} height={32} rx={16} />
            <text>{zone.name}</text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** About as wide as the name with some air; a picture cannot measure its text. Arabic letters are narrower. */
function plate(name: string): number {
  return name.length * (/[ء-ي]/.test(name) ? 7.5 : 10) + 32;
}
