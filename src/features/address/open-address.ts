import { importPart } from '@/lib/import-part';
import type { AddressForm, GuestAddress, GuestContact, SavedAddress } from '@/contract/place/address';
import type { PickedAddress, Picking } from './pick-address-dialog';
import { openLazyDialog } from '@/lib/dialogs';
import { saveGuestAddress, saveGuestContact } from '@/lib/guest-details';

type Asking = {
  /** An order is waiting: missing fields are marked at once, and the first one gets the focus. */
  isAwaited?: boolean;
};

/** Preload the dialogs; call them when a press is likely. */
export const loadAddressDialog = () => importPart(() => import('./address-dialog'));
export const loadSavedAddress = () => importPart(() => import('./saved-address-dialog'));
export const loadPickAddress = () => importPart(() => import('./pick-address-dialog'));
export const loadContactDialog = () => importPart(() => import('./contact-dialog'));

/** The address dialog of a guest: the address is stored in this browser, and the dialog closes (ADDR-15). */
export async function openAddressDialog(asking: Asking = {}): Promise<AddressForm | undefined> {
  return openLazyDialog(
    () => loadAddressDialog().then((mod) => mod.AddressDialog),
    { save: keepForGuest, ...asking },
    'box',
  );
}

/** The address dialog of a customer: edits `saved`, else adds an address to the account. */
export async function openSavedAddress(saved: SavedAddress | null = null): Promise<AddressForm | undefined> {
  return openLazyDialog(() => loadSavedAddress().then((mod) => mod.SavedAddressDialog), { saved }, 'box');
}

/** The Saved Addresses modal; undefined when nothing was chosen. */
export async function openPickAddress(picking: Picking): Promise<PickedAddress | undefined> {
  return openLazyDialog(() => loadPickAddress().then((mod) => mod.PickAddressDialog), picking, 'box');
}

/** The contact form of a guest (ADDR-34); with a customer's `known` data, which is not stored as a guest's. */
export async function openContactDialog(
  asking: Asking & { known?: GuestContact } = {},
): Promise<GuestContact | undefined> {
  return openLazyDialog(() => loadContactDialog().then((mod) => mod.ContactDialog), asking, 'box');
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
