import type { ZoneDrawing } from '@/domain/place/zone-drawing';
import styles from './zone-map.module.css';
import { zoneTone } from './zone-tones';

/** A static picture of the delivery zones, rendered on the server. The list beside it is the text alternative. */
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
      {drawing.zones.map((zone, n) => (
        <path key={zone.id} className={`${styles.zone} ${zoneTone(n)}`} d={zone.path} />
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

/** Estimated width of the name with a margin, because SVG cannot measure text. Arabic letters are narrower. */
function plate(name: string): number {
  return name.length * (/[ء-ي]/.test(name) ? 7.5 : 10) + 32;
}
