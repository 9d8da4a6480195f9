import { endpoint, type Nothing } from '../core/endpoint';
import type { InferType } from 'yup';
import type * as schema from './content.schema';

/** The texts of `/` and the footer in a flat form; newer back ends nest them in sections (wire-format §2.2). */
export type Landing = {
  header_title: string;
  header_sub_title: string;
  header_banner_full_url: string | null;
  company_title: string;
  company_description: string;
  /** Sections of `/` that the business has switched off are hidden. Older back ends do not send these flags. */
  earning_seller_status: boolean;
  earning_dm_status: boolean;
  available_zone_status: boolean;
  earning_seller_title: string;
  earning_seller_sub_title: string;
  earning_seller_button_name: string;
  earning_dm_title: string;
  earning_dm_sub_title: string;
  earning_dm_button_name: string;
  available_zone_title: string;
  available_zone_short_description: string;
  fixed_newsletter_title: string;
  fixed_newsletter_sub_title: string;
  fixed_footer_description: string;
  promotion_banners_full_url: string[];
  download_user_app_links: {
    playstore_url_status: boolean;
    playstore_url: string;
    apple_store_url_status: boolean;
    apple_store_url: string;
  };
  testimonial_list: { id: number; name: string; designation: string; review: string }[];
};

/** The part of the answer that every page's footer shows. */
export type FooterTexts = Pick<
  Landing,
  'fixed_newsletter_title' | 'fixed_newsletter_sub_title' | 'fixed_footer_description' | 'download_user_app_links'
>;

export const getLanding = endpoint<Nothing, Landing>({
  method: 'get',
  path: '/react-landing-page',
  read: () => import('./content.read').then((mod) => mod.readLanding),
});

/** Each answers HTML as a JSON string, `""` when it is not set. `read` sanitizes it (decision 024). */
const policy = (path: `/${string}`) =>
  endpoint<Nothing, string>({ method: 'get', path, read: () => import('./policy.read').then((mod) => mod.readPolicy) });

export const policies = {
  'terms-and-conditions': policy('/terms-and-conditions'),
  'privacy-policy': policy('/privacy-policy'),
  'refund-policy': policy('/refund-policy'),
  'cancellation-policy': policy('/cancelation'),
  'shipping-policy': policy('/shipping-policy'),
  'about-us': policy('/about-us'),
} as const;

export type PolicyName = keyof typeof policies;

export const subscribe = endpoint<InferType<typeof schema.subscribe>, { message: string }>({
  method: 'post',
  path: '/newsletter/subscribe',
});

/** A payment method outside the shop: what the customer must know and must answer (wire-format §7.4). */
export type OfflineMethod = {
  id: number;
  method_name: string;
  method_fields: { input_name: string; input_data: string }[];
  /** `customer_label` is the question; its answer is sent under the name in `customer_input`. */
  method_informations: {
    customer_input: string;
    customer_label: string;
    customer_placeholder: string;
    is_required: boolean;
  }[];
};

export const listOfflineMethods = endpoint<Nothing, OfflineMethod[]>({
  method: 'get',
  path: '/offline_payment_method_list',
  read: () => import('./content.read').then((mod) => mod.readOfflineMethods),
});

/** The vehicle types that couriers choose from when they register. */
export const listCourierVehicles = endpoint<Nothing, { id: number; type: string }[]>({
  method: 'get',
  path: '/get-vehicles',
  read: () => import('./content.read').then((mod) => mod.readCourierVehicles),
});
