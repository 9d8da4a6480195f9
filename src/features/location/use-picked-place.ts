import { useState } from 'react';
import type { FoundPlace, LatLng } from '@/contract/place/place';
import type { Street } from '@/domain/place/fill-street';
import { useAddressAt } from './api';

/** What is known of a point without asking. */
type Found = { address: string; street?: Street };

/**
 * A point under the pin: of a found place until the map is released elsewhere (LOC-16), then with its own address. Where
 * the map merely opens, nobody has said to be: such a point has no address, and is not `isPicked`.
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
    /** Another place than the one that it began with has been picked. */
    hasMoved,
    /** Empty while it is being asked. */
    address: found.address || (isPicked ? (asked.data?.address ?? '') : ''),
    /** The street of a place that was found by its name; left out where the point alone tells. */
    street: found.street,
    isAsking: isUnknown && asked.isFetching,
    hasFailed: isUnknown && asked.isError,
    release: (to: LatLng) => move(to, { address: '' }),
    choose: ({ lat, lng, address, road, house }: FoundPlace) =>
      move({ lat, lng }, { address, street: { road, house } }),
  };
}

export type PickedPlace = ReturnType<typeof usePickedPlace>;
