import type { InferType } from 'yup';
import type { DraftedFields } from '@/domain/place/address-draft';
import type { LatLng } from '@/domain/place/city-map';
import type * as schema from './address.schema';
import { endpoint, type Page } from '../core/endpoint';

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

/** An address that a customer keeps (ADDR-06, ADDR-08). */
export type SavedAddress = GuestAddress &
  LatLng & {
    id: number;
    contact_person_name: string;
    /** With a leading plus. */
    contact_person_number: string;
    /** Every zone that holds the point; empty where the back end does not tell. */
    zone_ids: number[];
  };

export const listAddresses = endpoint<InferType<typeof schema.listAddresses>, Page & { addresses: SavedAddress[] }>({
  method: 'get',
  path: '/customer/address/list',
  read: () => import('./address.read').then((it) => it.readAddresses),
});

export const addAddress = endpoint<InferType<typeof schema.addAddress>, { message: string; zone_ids: number[] }>({
  method: 'post',
  path: '/customer/address/add',
  read: () => import('./address.read').then((it) => it.readAdded),
});

export const updateAddress = endpoint<InferType<typeof schema.updateAddress>, { message: string }>({
  method: 'put',
  path: '/customer/address/update/:id',
  read: () => import('../core/message.read').then((it) => it.readMessage),
});

export const deleteAddress = endpoint<InferType<typeof schema.deleteAddress>, { message: string }>({
  method: 'delete',
  path: '/customer/address/delete',
  read: () => import('../core/message.read').then((it) => it.readMessage),
});
