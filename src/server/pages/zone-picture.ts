import { zoneDrawing, type DrawnZone, type ZoneDrawing } from '@/domain/place/zone-drawing';
import { loadCity } from '../city/load';
import { isDemo } from '../config/demo-mode';

/** What the start page shows of where the market delivers: in the demo over its city, elsewhere the zones alone. */
export function zonePicture(zones: readonly DrawnZone[]): ZoneDrawing | null {
  const city = loadCity();
  return zoneDrawing(isDemo() ? city : { ...city, water: [], piers: [], parks: [], streets: [] }, zones);
}
