import type { DraftedFields } from '@/domain/address-draft';

/** Who receives a guest's order (ADDR-33); the email is for guests only (ADDR-07). */
export type GuestContact = {
  contact_person_name: string;
  /** Digits with their dial code, without a plus. */
  contact_person_number: string;
  contact_person_email: string;
};

/** Where a guest's order goes; kept by the browser only (ADDR-15). */
export type GuestAddress = DraftedFields & { address_label: string };

/** What the address dialog is filled with and answers (ADDR-02). */
export type AddressForm = GuestAddress & GuestContact & { dial_code: string };
