import { importPart } from '@/lib/import-part';
import type { AddressForm, GuestAddress, GuestContact, SavedAddress } from '@/contract/place/address';
import type { PickedAddress, Picking } from './pick-address-dialog';
import { openLazyDialog } from '@/lib/dialogs';
import { saveGuestAddress, saveGuestContact } from '@/lib/session';

type Asking = {
  /** An order waits for it: what is missing is told at once, and the first of it has the focus. */
  isAwaited?: boolean;
};

/** Loads the dialogs; call it when a press is near. */
export const preloadAddress = () => importPart(() => import('./address-dialog'));

/** The address dialog of a guest: what is saved stays in this browser, and the dialog closes (ADDR-15). */
export async function openAddressDialog(asking: Asking = {}): Promise<AddressForm | undefined> {
  return openLazyDialog(
    () => preloadAddress().then((it) => it.AddressDialog),
    { save: keepForGuest, ...asking },
    'box',
  );
}

/** The dialog of a customer: changes `saved`, else adds an address to the account. */
export async function openSavedAddress(saved: SavedAddress | null = null): Promise<AddressForm | undefined> {
  return openLazyDialog(() => import('./saved-address-dialog').then((it) => it.SavedAddressDialog), { saved }, 'box');
}

/** The Saved Addresses modal; undefined when nothing was chosen. */
export async function openPickAddress(picking: Picking): Promise<PickedAddress | undefined> {
  return openLazyDialog(() => import('./pick-address-dialog').then((it) => it.PickAddressDialog), picking, 'box');
}

/** The contact-info form of a guest (ADDR-34); with what is `known` of a customer, which is not kept as a guest's. */
export async function openContactDialog(
  asking: Asking & { known?: GuestContact } = {},
): Promise<GuestContact | undefined> {
  return openLazyDialog(() => import('./contact-dialog').then((it) => it.ContactDialog), asking, 'box');
}

function keepForGuest(form: AddressForm): Promise<void> {
  const { contact_person_name, contact_person_number, contact_person_email } = form;
  saveGuestContact({ contact_person_name, contact_person_number, contact_person_email });
  saveGuestAddress(addressPart(form));
  return Promise.resolve();
}

function addressPart(form: AddressForm): GuestAddress {
  const { address, address_type, address_label, additional_information, road, house, floor } = form;
  const { latitude, longitude } = form;
  return { address, address_type, address_label, additional_information, road, house, floor, latitude, longitude };
}
