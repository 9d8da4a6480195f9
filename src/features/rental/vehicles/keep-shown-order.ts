import { replaceEqualDeep } from '@tanstack/react-query';
import type { VehicleSearchPage } from '@/contract/rental/vehicle';

/**
 * The fresh answer of the same search, with the vehicles that are shown in their places and the others after them. How
 * popular they are has changed since the page was rendered, and a card must not move away under a finger.
 */
export function keepShownOrder(shown: VehicleSearchPage | undefined, fresh: VehicleSearchPage): VehicleSearchPage {
  if (!shown) return fresh;
  const places = new Map(shown.vehicles.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? places.size;
  const vehicles = fresh.vehicles.toSorted((one, other) => placeOf(one) - placeOf(other));
  return replaceEqualDeep(shown, { ...fresh, vehicles });
}
