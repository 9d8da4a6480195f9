import { endpoint, type Nothing } from './endpoint';
import { amount, flag, list, record, text, textOrNull } from './reading';
import type { InferType } from 'yup';
import type * as schema from './content.schema';

/** What `/` and the footer say, flat; newer back ends nest it in sections (api format §2.2). */
export type Landing = {
  header_title: string;
  header_sub_title: string;
  header_banner_full_url: string | null;
  company_title: string;
  company_description: string;
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

export const getLanding = endpoint<Nothing, Landing>({ method: 'get', path: '/react-landing-page', read: readLanding });

/** One field, wherever in the flat or nested answer it stands. */
function readLanding(answer: unknown): Landing {
  const raw = record(answer);
  const sections = [raw, ...Object.values(raw).map(record)];
  const find = (key: string) => sections.find((it) => it[key] != null)?.[key];
  const apps = record(find('download_user_app_links'));
  return {
    header_title: text(find('header_title')),
    header_sub_title: text(find('header_sub_title')),
    header_banner_full_url: textOrNull(find('header_banner_full_url')),
    company_title: text(find('company_title')),
    company_description: text(find('company_description')),
    earning_seller_title: text(find('earning_seller_title')),
    earning_seller_sub_title: text(find('earning_seller_sub_title')),
    earning_seller_button_name: text(find('earning_seller_button_name')),
    earning_dm_title: text(find('earning_dm_title')),
    earning_dm_sub_title: text(find('earning_dm_sub_title')),
    earning_dm_button_name: text(find('earning_dm_button_name')),
    available_zone_title: text(find('available_zone_title')),
    available_zone_short_description: text(find('available_zone_short_description')),
    fixed_newsletter_title: text(find('fixed_newsletter_title')),
    fixed_newsletter_sub_title: text(find('fixed_newsletter_sub_title')),
    fixed_footer_description: text(find('fixed_footer_description')),
    promotion_banners_full_url: list(find('promotion_banners_full_url')).map(text),
    download_user_app_links: {
      playstore_url_status: flag(apps.playstore_url_status),
      playstore_url: text(apps.playstore_url),
      apple_store_url_status: flag(apps.apple_store_url_status),
      apple_store_url: text(apps.apple_store_url),
    },
    testimonial_list: list(find('testimonial_list')).map((it, n) => ({
      id: n + 1,
      name: text(record(it).name),
      designation: text(record(it).designation),
      review: text(record(it).review),
    })),
  };
}

/** Each answers a bare JSON text of HTML, `""` when it is not set. */
const policy = (path: `/${string}`) => endpoint<Nothing, string>({ method: 'get', path, read: text });

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

/** A way to pay outside of the shop: what the customer must know, and what must be told back (api format §7.4). */
export type OfflineMethod = {
  id: number;
  method_name: string;
  method_fields: { input_name: string; input_data: string }[];
  method_informations: { customer_input: string; customer_placeholder: string; is_required: boolean }[];
};

export const listOfflineMethods = endpoint<Nothing, OfflineMethod[]>({
  method: 'get',
  path: '/offline_payment_method_list',
  read: (answer) => list(answer).map(readOfflineMethod),
});

function readOfflineMethod(value: unknown): OfflineMethod {
  const raw = record(value);
  return {
    id: amount(raw.id),
    method_name: text(raw.method_name),
    method_fields: list(raw.method_fields).map((it) => ({
      input_name: text(record(it).input_name),
      input_data: text(record(it).input_data),
    })),
    method_informations: list(raw.method_informations).map((it) => ({
      customer_input: text(record(it).customer_input),
      customer_placeholder: text(record(it).customer_placeholder),
      is_required: flag(record(it).is_required),
    })),
  };
}

/** What couriers ride, for their registration. */
export const listCourierVehicles = endpoint<Nothing, { id: number; type: string }[]>({
  method: 'get',
  path: '/get-vehicles',
  read: (answer) => list(answer).map((it) => ({ id: amount(record(it).id), type: text(record(it).type) })),
});
