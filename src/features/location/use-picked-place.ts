import { useState } from 'react';
import type { LatLng, Place } from '@/contract/place/place';
import { useAddressAt } from './api';

/**
 * A point under the pin: of a found place until the map is released elsewhere (LOC-16), then with its own address. Where
 * the map merely opens, nobody has said to be: such a point has no address, and is not `isPicked`.
 */
export function usePickedPlace(start: LatLng, startAddress = '', isStartPicked = true) {
  const [at, setAt] = useState<LatLng>({ lat: start.lat, lng: start.lng });
  const [found, setFound] = useState(startAddress);
  const [isPicked, setPicked] = useState(isStartPicked);
  const asked = useAddressAt(at, found === '' && isPicked);

  return {
    at,
    isPicked,
    /** Empty while it is being asked. */
    address: found || (isPicked ? (asked.data ?? '') : ''),
    isAsking: found === '' && asked.isFetching,
    hasFailed: found === '' && asked.isError,
    release: (next: LatLng) => {
      setPicked(true);
      setFound('');
      setAt(next);
    },
    choose: ({ lat, lng, address }: Place) => {
      setPicked(true);
      setFound(address);
      setAt({ lat, lng });
    },
  };
}
