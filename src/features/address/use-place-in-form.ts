import type { FormikProps } from 'formik';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { AddressForm } from '@/contract/place/address';
import { fillStreet, ownStreet, type Street } from '@/domain/place/fill-street';
import { useAddressAt } from '@/features/location/api';
import type { PickedPlace } from '@/features/location/use-picked-place';

/**
 * Copies the place under the pin into the form: point and address always, road and house unless the customer has
 * written something else. Returns a function that gives the form's values without the automatic road and house.
 */
export function usePlaceInForm({ setValues }: FormikProps<AddressForm>, picked: PickedPlace, isEditing: boolean) {
  const filled = useRef<Street>({ road: '', house: '' });
  const asked = useAddressAt(picked.at, picked.isPicked && !picked.street);
  const street = picked.street ?? (picked.isPicked ? asked.data : undefined);
  // A saved address is shown unchanged until the pin is moved.
  const canFill = !isEditing || picked.hasMoved;
  const { address } = picked;
  const { lat, lng } = picked.at;

  // Formik's values are those of the last render: a letter typed since would be lost without the updater function.
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
