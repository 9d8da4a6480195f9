import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './parcel.schema';

export type ParcelCategory = {
  id: number;
  name: string;
  /** Describes what fits and the maximum weight. */
  description: string;
  image_full_url: string | null;
  module_id: number;
  /** 0 means the rate of the configuration. */
  parcel_per_km_shipping_charge: number;
  parcel_minimum_shipping_charge: number;
};

export const listParcelCategories = endpoint<Nothing, ParcelCategory[]>({
  method: 'get',
  path: '/parcel-category',
  read: () => import('./parcel.read').then((mod) => mod.readParcelCategories),
});

export type WhyChoose = { id: number; title: string; short_description: string; image_full_url: string | null };

export const listWhyChoose = endpoint<Nothing, WhyChoose[]>({
  method: 'get',
  path: '/other-banners/why-choose',
  read: () => import('./parcel.read').then((mod) => mod.readWhyChoose),
});

/** The section beside the video; null when there is none. `video` is a link. */
export type VideoContent = {
  title: string;
  points: { title: string; text: string }[];
  video: string | null;
  image: string | null;
} | null;

export const getVideoContent = endpoint<Nothing, VideoContent>({
  method: 'get',
  path: '/other-banners/video-content',
  read: () => import('./parcel.read').then((mod) => mod.readVideoContent),
});

/** The sender has the parcel back and confirms it with the return code. */
export const returnParcel = endpoint<InferType<typeof schema.returnParcel>, { message: string }>({
  method: 'post',
  path: '/customer/order/parcel-return',
});
