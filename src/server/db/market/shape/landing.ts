import { array, type InferType, mixed, number, object, string } from 'yup';
import { picture, text, localizedText } from './parts';

const SENTENCES = [
  'header_title',
  'header_sub_title',
  'header_tag_line',
  'company_title',
  'company_sub_title',
  'company_description',
  'company_button_name',
  'download_user_app_title',
  'download_user_app_sub_title',
  'earning_title',
  'earning_sub_title',
  'earning_seller_title',
  'earning_seller_sub_title',
  'earning_seller_button_name',
  'earning_dm_title',
  'earning_dm_sub_title',
  'earning_dm_button_name',
  'business_title',
  'business_sub_title',
  'testimonial_title',
  'fixed_newsletter_title',
  'fixed_newsletter_sub_title',
  'fixed_footer_description',
  'available_zone_title',
  'available_zone_short_description',
  'module_title',
] as const;

const testimonial = object({ name: text(), designation: text(), review: text(), picture: picture().required() });
const links = () => mixed<Record<string, string>>();

/**
 * What the landing call answers. This storefront shows the header, the promotion banners, the zones, the company, both
 * invitations to earn, the testimonials, the customers' app, the newsletter and the footer; missing parts are not shown.
 * For other clients of the API alone are the tag line, the titles `earning_…`, `business_…` and `module_title`, the names
 * of the buttons to earn, the apps for business, and the texts below modules and zones.
 */
export const landing = object({
  ...Object.fromEntries(SENTENCES.map((name) => [name, localizedText().default(undefined)])),
  header_banner: picture(),
  company_button_url: string(),
  earning_seller_status: number(),
  earning_dm_status: number(),
  available_zone_status: number(),
  testimonial_list: array(testimonial.noUnknown().required()),
  promotion_banners: array(picture().required()),
  download_user_app_links: links(),
  download_business_app_links: links(),
  /** The texts below each module, by its type, and below each zone, by its key. */
  modules: mixed<Record<string, unknown>>(),
  zones: mixed<Record<string, unknown>>(),
}).noUnknown();
export type Landing = InferType<typeof landing>;
