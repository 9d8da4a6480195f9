import { useTranslation } from 'react-i18next';
import type { AddressForm, SavedAddress } from '@/contract/place/address';
import { failureText } from '@/lib/api/failure-text';
import type { Closing } from '@/lib/dialogs';
import { toastFailure } from '@/lib/toast';
import { AddressDialog } from './address-dialog';
import { useOwner, useSaveAddress } from './api';

/** The address dialog for a customer's account; a failure is reported and leaves it open (ADDR-16). */
export function SavedAddressDialog({ saved, onClose }: { saved: SavedAddress | null } & Closing<AddressForm>) {
  const { t } = useTranslation();
  const { mutateAsync: saveAddress } = useSaveAddress();
  const customer = useOwner();
  // The form needs the account's name from the first render on (ADDR-13).
  if (customer === undefined) return null;
  return (
    <AddressDialog
      saved={saved}
      contact={customer}
      onClose={onClose}
      save={async (form) => {
        await saveAddress({ form, edited: saved }, { onError: (error) => toastFailure(error, failureText(error, t)) });
      }}
    />
  );
}
