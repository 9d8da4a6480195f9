import { useFormik, type FormikProps } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressForm, SavedAddress } from '@/contract/place/address';
import { addressForm, guestAddressForm } from '@/contract/place/address.schema';
import { toDraft, toFields, type AddressDraft, type DraftedFields } from '@/domain/place/address-draft';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { keysOf } from '@/contract/core/keys';
import { useConfig } from '@/features/config/api';
import { MapPicker } from '@/features/location/map-picker';
import { PlaceField } from '@/features/location/place-autocomplete';
import { startPoint } from '@/features/location/start-point';
import { usePickedPlace } from '@/features/location/use-picked-place';
import type { Closing } from '@/lib/dialogs';
import { useGuestSession } from '@/lib/guest-details';
import { isStillAt, placeKey, readSession, tabMemory, type Session } from '@/lib/session';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import styles from './address.module.css';
import { AddressFields } from './address-form';
import { awaited } from './use-awaited';
import { useKnownOwner } from './use-known-owner';
import { usePlaceInForm } from './use-place-in-form';

type Props = {
  /** Saves the address in this browser or the customer's account; a failure leaves the dialog open (ADDR-16). */
  save: (form: AddressForm) => Promise<void>;
  /** The customer's address to edit; null adds one. Left out for a guest. */
  saved?: SavedAddress | null;
  /** The initial contact of a new address. */
  contact?: Pick<AddressForm, 'contact_person_name' | 'contact_person_number'> | null;
  /** An order is waiting for the address. */
  isAwaited?: boolean | undefined;
};

/** The draft of an unsaved new address, for when the dialog is opened again (ADDR-09). */
const DRAFT = 'address-draft';

/** `given_at` is the customer's place at that time, `''` while none was chosen; the owner's id is 0 for a guest. */
type StoredDraft = AddressDraft & { given_at: string; customer_id: number };

/** A map, the current location and the address fields (ADDR-01). */
export function AddressDialog(props: Props & Closing<AddressForm>) {
  const { isAwaited = false, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { form, picked, isGuest, isEditing } = useAddressDialogForm(props);
  const keepsDirections = useKeepsDirections(form, isGuest);

  return (
    <Modal
      title={t(isEditing ? 'address.edit_title' : 'address.add_title')}
      width={920}
      onClose={() => onClose()}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose()}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSubmitting}>
            {t('address.save')}
          </Button>
        </>
      }
    >
      <div className={styles.grid}>
        <div className={styles.map}>
          <PlaceField onPick={picked.choose} />
          <MapPicker className={styles.canvas} at={picked.at} onPick={picked.release} />
          <p role="status" className="vh">
            {picked.address}
          </p>
        </div>
        <AddressFields {...{ form, isGuest, isAwaited, keepsDirections }} id={formId} />
      </div>
    </Modal>
  );
}

/** A guest's are kept in this browser; of a customer's addresses, not every back end keeps them (wire-format §4). */
function useKeepsDirections({ initialValues }: FormikProps<AddressForm>, isGuest: boolean): boolean {
  const { extensions } = useConfig();
  return isGuest || initialValues.additional_information !== '' || extensions.includes('address_directions');
}

/** The fields, the place on the map, and the draft of a new address. */
function useAddressDialogForm({ save, saved, contact, isAwaited = false, onClose }: Props & Closing<AddressForm>) {
  const isGuest = saved === undefined;
  const { start, isEditing, isPlaced, owner } = useStart(saved, contact);
  const picked = usePickedPlace({ lat: start.latitude, lng: start.longitude }, start.address, isPlaced);
  const form = useFormik<AddressForm>({
    initialValues: start,
    validationSchema: isGuest ? guestAddressForm : addressForm,
    // Text alone does not guide a courier: the initial point of the map was chosen by nobody.
    validate: ({ address }) => (address.trim() && !picked.isPicked ? { address: 'validation.place_not_chosen' } : {}),
    ...awaited(isAwaited, Object.keys(start)),
    onSubmit: async (values) => {
      const isKept = await save(values).then(
        () => true,
        // The failure is reported where it was sent; the input stays.
        () => false,
      );
      if (!isKept) return;
      if (!isEditing) tabMemory.forget(DRAFT);
      onClose(values);
    },
  });
  const writtenIn = usePlaceInForm(form, picked, isEditing);
  const { values } = form;
  // Saved while typing: the end of a session closes the dialog.
  useEffect(() => {
    const written = writtenIn(values);
    const isWritten = keysOf(start).some((key) => written[key] !== start[key]);
    if (isWritten && !isEditing && owner !== null) saveDraft(toDraft(written), owner);
  }, [start, isEditing, owner, values, writtenIn]);

  return { form, picked, isGuest, isEditing };
}

type Start = {
  start: AddressForm;
  isEditing: boolean;
  /** The point was chosen by somebody. */ isPlaced: boolean;
  /** Who writes: the token may be gone before the dialog closes. Null where the account is not known. */
  owner: number | null;
};

/** The saved address, else the earlier draft for the visitor's place, else this place. */
function useStart(saved: Props['saved'], contact: Props['contact']): Start {
  const session = useGuestSession();
  const config = useConfig();
  const owner = useKnownOwner();
  // Read once, when the dialog opens.
  const [opened] = useState(() => {
    const empty = emptyAt(session, startPoint(config));
    const draft = readDraft(session, owner);
    const isMoved = draft.latitude !== undefined && draft.latitude !== empty.latitude;
    const isPlaced = session.currentLatLng !== null || isMoved;
    if (saved) return { owner, isEditing: true, isPlaced: true, start: { ...empty, ...toAddressForm(saved) } };
    if (saved === null) return { owner, isEditing: false, isPlaced, start: { ...empty, ...contact, ...draft } };
    const stored = session.guest_address;
    const start = { ...empty, ...session.guest_contact, ...(stored ?? draft) };
    return { owner, isEditing: stored !== null, isPlaced: isPlaced || stored !== null, start };
  });
  return opened;
}

/** A saved address as form values. */
function toAddressForm({ id: _id, lat: _lat, lng: _lng, zone_ids: _zones, ...saved }: SavedAddress) {
  return { ...saved, contact_person_number: saved.contact_person_number.replace(/\D/g, '') };
}

function saveDraft(draft: AddressDraft, customer_id: number): void {
  const stored: StoredDraft = { ...draft, customer_id, given_at: placeKey(readSession().currentLatLng) };
  tabMemory.save(DRAFT, stored);
}

/** Valid for its owner (beyond §3.3) until another place is chosen, like a guest's address (`lib/guest-details`). */
function readDraft({ currentLatLng }: Session, customer_id: number | null): Partial<DraftedFields> {
  // Only this dialog writes this value, always in this shape.
  const stored = tabMemory.read(DRAFT) as StoredDraft | undefined;
  if (!stored || customer_id === null || isOfAnother(stored, customer_id)) return {};
  return isStillAt(stored.given_at, placeKey(currentLatLng)) ? toFields(stored) : {};
}

function emptyAt({ location, currentLatLng }: Session, start: { lat: number; lng: number }): AddressForm {
  const { lat, lng } = currentLatLng ?? start;
  return {
    address_type: 'home',
    address_label: '',
    address: location ?? '',
    contact_person_name: '',
    dial_code: '',
    contact_person_number: '',
    contact_person_email: '',
    additional_information: '',
    road: '',
    house: '',
    floor: '',
    latitude: lat,
    longitude: lng,
  };
}
