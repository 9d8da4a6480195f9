import { zoneDrawing, type DrawnZone, type ZoneDrawing } from '@/domain/place/zone-drawing';
import { loadCity } from '../city/load';
import { isDemo } from '../config/demo-mode';

/** The start page's drawing of the delivery zones: in the demo on the city map, elsewhere the zones only. */
export function zonePicture(zones: readonly DrawnZone[]): ZoneDrawing | null {
  const city = loadCity();
  return zoneDrawing(isDemo() ? city : { ...city, water: [], piers: [], parks: [], streets: [] }, zones);
}
