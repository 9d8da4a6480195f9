import { useState } from 'react';
import type { LatLng } from '@/contract/place/place';
import type { FoundPlace } from '@/contract/place/map';
import type { Street } from '@/domain/place/fill-street';
import { useAddressAt } from './api';

/** What is known of a point without a call. */
type Found = { address: string; street?: Street };

/**
 * The point under the pin. A found place keeps its address until the map is released elsewhere (LOC-16); then the
 * address is looked up. The initial point of the map was chosen by nobody: it has no address, and is not `isPicked`.
 */
export function usePickedPlace(start: LatLng, startAddress = '', isStartPicked = true) {
  const [at, setAt] = useState<LatLng>({ lat: start.lat, lng: start.lng });
  const [found, setFound] = useState<Found>({ address: startAddress });
  const [hasMoved, setHasMoved] = useState(false);
  const isPicked = isStartPicked || hasMoved;
  const isUnknown = found.address === '';
  const asked = useAddressAt(at, isUnknown && isPicked);

  function move(to: LatLng, next: Found) {
    setHasMoved(true);
    setFound(next);
    setAt(to);
  }

  return {
    at,
    isPicked,
    /** A place other than the initial one has been picked. */
    hasMoved,
    /** Empty while loading. */
    address: found.address || (isPicked ? (asked.data?.address ?? '') : ''),
    /** The street of a place found by name; undefined where the point is looked up. */
    street: found.street,
    isAsking: isUnknown && asked.isFetching,
    hasFailed: isUnknown && asked.isError,
    release: (to: LatLng) => move(to, { address: '' }),
    choose: ({ lat, lng, address, road, house }: FoundPlace) =>
      move({ lat, lng }, { address, street: { road, house } }),
  };
}

export type PickedPlace = ReturnType<typeof usePickedPlace>;
