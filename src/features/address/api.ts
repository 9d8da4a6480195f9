import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
  type AddressForm,
  type GuestContact,
  type SavedAddress,
} from '@/contract/place/address';
import { getCustomer } from '@/contract/customer/customer';
import { wholeName } from '@/domain/accounts/person-name';
import { withPlus } from '@/domain/accounts/phone';
import { request } from '@/lib/api/browser';
import { customerQuery } from '@/lib/api/customer';
import { invalidateCalls } from '@/lib/api/invalidate';
import { useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session';
import { toast } from '@/lib/toast';

const MOST = 100;

export const savedAddressesQuery = (token: string | null) =>
  customerQuery(token, listAddresses, { limit: MOST, offset: 1 });

/** A customer's saved addresses, refetched wherever they are opened (ADDR-17, ADDR-46). */
export function useSavedAddresses() {
  const { token } = useSession();
  return useQuery({ ...savedAddressesQuery(token), refetchOnMount: 'always' });
}

/**
 * The initial contact of a customer's new address (ADDR-13); null when the account fails to load, undefined until it is
 * loaded.
 */
export function useOwner(): Pick<GuestContact, 'contact_person_name' | 'contact_person_number'> | null | undefined {
  const { token } = useSession();
  const { data, isPending } = useQuery(customerQuery(token, getCustomer, {}));
  if (isPending) return undefined;
  if (!data) return null;
  return { contact_person_name: wholeName(data), contact_person_number: (data.phone ?? '').replace(/\D/g, '') };
}

/**
 * Updates the address that the dialog was opened for, else adds one; the list is refetched (ADDR-10…12, ADDR-14). Shows
 * the back end's message; the form shows a failure.
 */
export const useSaveAddress = () =>
  useMutation({
    mutationKey: [addAddress.path],
    mutationFn: ({ form, edited }: Saving) => {
      const input = toInput(form);
      return edited ? request(updateAddress, { ...input, id: edited.id }) : request(addAddress, input);
    },
    onSuccess: ({ message }, _saving, _before, { client }) => {
      if (message) void toast.success(message);
      return invalidateCalls(client, listAddresses);
    },
    meta: { silent: true },
  });

export const useDeleteAddress = () => useCall(deleteAddress, { success: 'address.deleted', refetch: [listAddresses] });

/**
 * The input for a customer's address: the email is the account's (ADDR-07), and only the third type has a label
 * (ADDR-13).
 */
function toInput({ dial_code: _code, contact_person_email: _email, address_label, ...form }: AddressForm) {
  return {
    ...form,
    ...(form.address_type === 'other' && { address_label }),
    contact_person_number: withPlus(form.contact_person_number),
  };
}

type Saving = { form: AddressForm; edited: SavedAddress | null };
