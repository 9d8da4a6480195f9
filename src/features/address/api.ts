import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addAddress, listAddresses, updateAddress, type AddressForm, type SavedAddress } from '@/contract/address';
import { withPlus } from '@/domain/phone';
import { request } from '@/lib/api/browser';
import { customerQuery } from '@/lib/api/customer';
import { useSession } from '@/lib/session';

const MOST = 100;

/** The saved addresses of a customer; asked for anew wherever they are opened (ADDR-17, ADDR-46). */
export function useSavedAddresses() {
  const { token } = useSession();
  return useQuery({ ...customerQuery(token, listAddresses, { limit: MOST, offset: 1 }), refetchOnMount: 'always' });
}

/** Updates the address that the dialog was opened on, else adds one; the list follows (ADDR-10…12, ADDR-14). */
export function useSaveAddress(): (form: AddressForm, edited: SavedAddress | null) => Promise<void> {
  const client = useQueryClient();
  return async ({ dial_code: _code, ...form }, edited) => {
    const input = { ...form, contact_person_number: withPlus(form.contact_person_number) };
    if (edited) await request(updateAddress, { ...input, id: edited.id });
    else await request(addAddress, input);
    await client.invalidateQueries({ queryKey: [listAddresses.path] });
  };
}
