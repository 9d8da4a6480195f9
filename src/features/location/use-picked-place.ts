import { useState } from 'react';
import type { LatLng, Place } from '@/contract/place/place';
import { useAddressAt } from './api';

/** A point under the pin: of a found place until the map is released elsewhere (LOC-16), then with its own address. */
export function usePickedPlace(start: LatLng, startAddress = '') {
  const [at, setAt] = useState<LatLng>({ lat: start.lat, lng: start.lng });
  const [found, setFound] = useState(startAddress);
  const asked = useAddressAt(at, found === '');

  return {
    at,
    /** Empty while it is being asked. */
    address: found || (asked.data ?? ''),
    isAsking: found === '' && asked.isFetching,
    hasFailed: found === '' && asked.isError,
    release: (next: LatLng) => {
      setFound('');
      setAt(next);
    },
    choose: ({ lat, lng, address }: Place) => {
      setFound(address);
      setAt({ lat, lng });
    },
  };
}
