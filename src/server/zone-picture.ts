import { zoneDrawing, type DrawnZone, type ZoneDrawing } from '@/domain/zone-drawing';
import { loadCity } from './city/load';

/** What the start page shows of where the market delivers. */
export function zonePicture(zones: readonly DrawnZone[]): ZoneDrawing | null {
  return zoneDrawing(loadCity(), zones);
}
