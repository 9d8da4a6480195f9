import type { InferType } from 'yup';
import type { DraftedFields } from '@/domain/place/address-draft';
import type { LatLng } from '@/domain/place/city-map';
import type * as schema from './address.schema';
import { endpoint, type Page } from '../core/endpoint';

/** The contact for a guest's order (ADDR-33). Only guests have an email here (ADDR-07). */
export type GuestContact = {
  contact_person_name: string;
  /** Digits including the dial code, without a plus. */
  contact_person_number: string;
  contact_person_email: string;
};

/** The delivery address of a guest, stored only in the browser (ADDR-15). */
export type GuestAddress = DraftedFields & { address_label: string };

/** The values and the result of the address dialog (ADDR-02). */
export type AddressForm = GuestAddress & GuestContact & { dial_code: string };

/** A saved address of a customer (ADDR-06, ADDR-08). */
export type SavedAddress = GuestAddress &
  LatLng & {
    id: number;
    contact_person_name: string;
    /** With a leading plus. */
    contact_person_number: string;
    /** Every zone that contains the point; empty where the back end does not send them. */
    zone_ids: number[];
  };

export const listAddresses = endpoint<InferType<typeof schema.listAddresses>, Page & { addresses: SavedAddress[] }>({
  method: 'get',
  path: '/customer/address/list',
  read: () => import('./address.read').then((mod) => mod.readAddresses),
});

export const addAddress = endpoint<InferType<typeof schema.addAddress>, { message: string; zone_ids: number[] }>({
  method: 'post',
  path: '/customer/address/add',
  read: () => import('./address.read').then((mod) => mod.readAdded),
});

export const updateAddress = endpoint<InferType<typeof schema.updateAddress>, { message: string }>({
  method: 'put',
  path: '/customer/address/update/:id',
  read: () => import('../core/message.read').then((mod) => mod.readMessage),
});

export const deleteAddress = endpoint<InferType<typeof schema.deleteAddress>, { message: string }>({
  method: 'delete',
  path: '/customer/address/delete',
  read: () => import('../core/message.read').then((mod) => mod.readMessage),
});
