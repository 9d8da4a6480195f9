import { useTranslation } from '@/i18n/react';
import type { AddressForm, SavedAddress } from '@/contract/address';
import type { Closing } from '@/lib/dialogs';
import { toastFailure } from '@/lib/toast';
import { AddressDialog } from './address-dialog';
import { useSaveAddress } from './api';

/** The address dialog over a customer's account; a failure is told and leaves it open (ADDR-16). */
export function SavedAddressDialog({ saved, onClose }: { saved: SavedAddress | null } & Closing<AddressForm>) {
  const { t } = useTranslation();
  const save = useSaveAddress();
  return (
    <AddressDialog
      saved={saved}
      onClose={onClose}
      save={(form) =>
        save(form, saved).catch((error: Error) => {
          toastFailure(error, t('errors.unexpected'));
          throw error;
        })
      }
    />
  );
}
