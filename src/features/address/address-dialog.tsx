import { useFormik } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressForm, SavedAddress } from '@/contract/place/address';
import { addressForm, guestAddressForm } from '@/contract/place/address.schema';
import { toDraft, toFields, type AddressDraft, type DraftedFields } from '@/domain/place/address-draft';
import { keysOf } from '@/contract/core/keys';
import { useConfig } from '@/features/config/api';
import { MapPicker } from '@/features/location/map-picker';
import { PlaceField } from '@/features/location/place-autocomplete';
import { startPoint } from '@/features/location/start-of';
import { usePickedPlace } from '@/features/location/use-picked-place';
import type { Closing } from '@/lib/dialogs';
import { tabMemory, useSession, type Session } from '@/lib/session';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import styles from './address.module.css';
import { AddressFields } from './address-form';
import { awaited } from './use-awaited';
import { usePlaceInForm } from './use-place-in-form';

type Props = {
  /** Keeps the address, by this browser or the customer's account; a failure leaves the dialog open (ADDR-16). */
  save: (form: AddressForm) => Promise<void>;
  /** A customer's address to change; null adds one. Left out for a guest. */
  saved?: SavedAddress | null;
  /** Who a new address names until something else is written. */
  contact?: Pick<AddressForm, 'contact_person_name' | 'contact_person_number'> | null;
  /** An order waits for it. */
  isAwaited?: boolean | undefined;
};

/** What was written for a new address and not saved, for when the dialog is opened again (ADDR-09). */
const DRAFT = 'address-draft';

/** A map, the current location and the fields of an address (ADDR-01). */
export function AddressDialog(props: Props & Closing<AddressForm>) {
  const { isAwaited = false, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { form, picked, isGuest, isEditing } = useAddressDialogForm(props);

  return (
    <Modal
      title={t(isEditing ? 'address.edit_title' : 'address.add_title')}
      width={920}
      closeLabel={t('ui.close')}
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
          <MapPicker at={picked.at} onPick={picked.release} />
          <p role="status" className="vh">
            {picked.address}
          </p>
        </div>
        <AddressFields form={form} id={formId} isGuest={isGuest} isAwaited={isAwaited} />
      </div>
    </Modal>
  );
}

/** The fields, the place on the map, and the draft of a new address. */
function useAddressDialogForm({ save, saved, contact, isAwaited = false, onClose }: Props & Closing<AddressForm>) {
  const isGuest = saved === undefined;
  const { start, isEditing, isPlaced } = useStart(saved, contact);
  const picked = usePickedPlace({ lat: start.latitude, lng: start.longitude }, start.address, isPlaced);
  const form = useFormik<AddressForm>({
    initialValues: start,
    validationSchema: isGuest ? guestAddressForm : addressForm,
    // Words alone do not lead a courier: where the map merely opened is no place that anybody chose.
    validate: ({ address }) => (address.trim() && !picked.isPicked ? { address: 'validation.place_not_chosen' } : {}),
    ...awaited(isAwaited, Object.keys(start)),
    onSubmit: async (values) => {
      const isKept = await save(values).then(
        () => true,
        // Told where it was sent; what was written stays.
        () => false,
      );
      if (!isKept) return;
      if (!isEditing) tabMemory.forget(DRAFT);
      onClose(values);
    },
  });
  const writtenIn = usePlaceInForm(form, picked, isEditing);
  const { values } = form;
  // While it is written: a session that ends takes the dialog away.
  useEffect(() => {
    const written = writtenIn(values);
    const isWritten = keysOf(start).some((it) => written[it] !== start[it]);
    if (isWritten && !isEditing) tabMemory.save(DRAFT, toDraft(written));
  }, [start, isEditing, values, writtenIn]);

  return { form, picked, isGuest, isEditing };
}

type Start = {
  start: AddressForm;
  isEditing: boolean;
  /** Its point is where somebody has said to be. */ isPlaced: boolean;
};

/** The kept address, else the draft of before, else the place that was chosen for the market. */
function useStart(saved: Props['saved'], contact: Props['contact']): Start {
  const session = useSession();
  const config = useConfig();
  // Read once, when the dialog opens.
  const [opened] = useState(() => {
    const empty = emptyAt(session, startPoint(config));
    const draft = readDraft();
    const isMoved = draft.latitude !== undefined && draft.latitude !== empty.latitude;
    const isPlaced = session.currentLatLng !== null || isMoved;
    if (saved) return { isEditing: true, isPlaced: true, start: { ...empty, ...toAddressForm(saved) } };
    if (saved === null) return { isEditing: false, isPlaced, start: { ...empty, ...contact, ...draft } };
    const stored = session.guest_address;
    const start = { ...empty, ...session.guest_contact, ...(stored ?? draft) };
    return { isEditing: stored !== null, isPlaced: isPlaced || stored !== null, start };
  });
  return opened;
}

/** A saved address as the form writes it. */
function toAddressForm({ id: _id, lat: _lat, lng: _lng, zone_ids: _zones, ...saved }: SavedAddress) {
  return { ...saved, contact_person_number: saved.contact_person_number.replace(/\D/g, '') };
}

function readDraft(): Partial<DraftedFields> {
  const stored = tabMemory.read(DRAFT);
  // Written by this dialog into this tab, in this shape.
  return stored ? toFields(stored as AddressDraft) : {};
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
