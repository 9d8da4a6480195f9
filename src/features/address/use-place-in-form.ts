import type { FormikProps } from 'formik';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { AddressForm } from '@/contract/place/address';
import { fillStreet, ownStreet, type Street } from '@/domain/place/fill-street';
import { useAddressAt } from '@/features/location/api';
import type { PickedPlace } from '@/features/location/use-picked-place';

/**
 * The place under the pin comes into the form: point and address as they are, road and house unless something else is
 * written there. Answers what the form holds without the road and the house that came by themselves.
 */
export function usePlaceInForm({ setValues }: FormikProps<AddressForm>, picked: PickedPlace, isEditing: boolean) {
  const filled = useRef<Street>({ road: '', house: '' });
  const asked = useAddressAt(picked.at, picked.isPicked && !picked.street);
  const street = picked.street ?? (picked.isPicked ? asked.data : undefined);
  // A kept address is shown as it was kept, until it is moved.
  const canFill = !isEditing || picked.hasMoved;
  const { address } = picked;
  const { lat, lng } = picked.at;

  // Formik gives the values of the last drawing: after it a letter may have been typed, which would be lost.
  useLayoutEffect(() => {
    const before = filled.current;
    if (street) filled.current = street;
    void setValues((values) => ({
      ...values,
      latitude: lat,
      longitude: lng,
      address: address || values.address,
      ...(street && canFill ? fillStreet(values, before, street) : {}),
    }));
  }, [setValues, lat, lng, address, street, canFill]);

  return useCallback((values: AddressForm): AddressForm => ({ ...values, ...ownStreet(values, filled.current) }), []);
}
