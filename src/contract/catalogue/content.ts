import { endpoint, type Nothing } from '../core/endpoint';
import type { InferType } from 'yup';
import type * as schema from './content.schema';

/** The texts of `/` and the footer in a flat form; newer back ends nest them in sections (wire-format §2.2). */
export type Landing = {
  header_title: string;
  header_sub_title: string;
  header_banner_full_url: string | null;
  company_title: string;
  company_sub_title: string;
  company_description: string;
  company_button_name: string;
  /** An address of the web or a path of this site. */
  company_button_url: string | null;
  /** Sections of `/` that the business has switched off are hidden. Older back ends do not send these flags. */
  earning_seller_status: boolean;
  earning_dm_status: boolean;
  available_zone_status: boolean;
  promotion_banner_section_status: boolean;
  testimonial_section_status: boolean;
  download_user_app_section_status: boolean;
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
  download_user_app_title: string;
  download_user_app_sub_title: string;
  download_user_app_links: {
    playstore_url_status: boolean;
    playstore_url: string;
    apple_store_url_status: boolean;
    apple_store_url: string;
  };
  testimonial_title: string;
  testimonial_list: Testimonial[];
};

/** What somebody says about the market; only the review is always there. */
export type Testimonial = {
  id: number;
  name: string;
  designation: string;
  review: string;
  reviewer_image_full_url: string | null;
  company_image_full_url: string | null;
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

export const subscribe = endpoint<InferType<typeof schema.subscribe>, { message: string }>({
  method: 'post',
  path: '/newsletter/subscribe',
});
