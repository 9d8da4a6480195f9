import type { LatLng, Place } from '@/contract/place/place';
import { openLazyDialog } from '@/lib/dialogs';

/** Loads what `openLocation` opens; call it when a press is near. */
export const preloadLocation = () => import('./location-panel');

/**
 * Asks where the customer is: below the button that had the focus on wide screens, a sheet on phones. Answers true
 * when a place has been stored.
 */
export async function openLocation(anchor: Element | null = document.activeElement): Promise<boolean> {
  return (await openLazyDialog(() => preloadLocation().then((it) => it.LocationPanel), { anchor })) ?? false;
}

/** The map with its pin; answers the chosen point, nothing when it was closed. */
export async function openMapPicker(start: LatLng, startAddress?: string): Promise<Place | undefined> {
  return openLazyDialog(() => import('./map-dialog').then((it) => it.MapDialog), { start, startAddress });
}

/** The way of a delivery on a map (MAP-01). */
export async function openRouteMap(ends: { from: LatLng; to: LatLng }): Promise<void> {
  await openLazyDialog(() => import('./route-dialog').then((it) => it.RouteDialog), ends);
}
