import { array, boolean, type InferType, type ISchema, mixed, number, object, string } from 'yup';
import { settingDefaults } from '../setting-defaults';
import { latitude, longitude, picture, text, words } from './parts';

/** What the business is called, where it is and what it counts in. */
const business = {
  business_name: text(),
  phone: string().required(),
  email: string().email().required(),
  address: text(),
  /** Two letters: where phone numbers without a country code belong. */
  country: string().length(2).required(),
  timezone: string()
    .required()
    .test('timezone', '"${value}" is not a time zone such as Asia/Dubai', (value) => isTimeZone(value)),
  currency_code: string().length(3),
  currency_symbol: string().required(),
  default_location: object({ lat: latitude(), lng: longitude() }).noUnknown().required(),
  logo: picture().required(),
  /** The logo where there is none. */
  fav_icon: picture(),
  footer_text: words().default(undefined),
  cookies_text: words().default(undefined),
  /** The language of whoever has chosen none. */
  default_language: string().oneOf(['en', 'ar'] as const),
  social_media: array(object({ name: string().required(), link: string().url().required() }).noUnknown().required()),
  /** Offered once their keys are among the settings of the server. */
  payment_gateways: array(
    object({ gateway: string().required(), title: text(), picture: picture().required() }).noUnknown().required(),
  ),
};

/** Any other setting is of the kind of its default. */
const others = Object.fromEntries(Object.entries(settingDefaults).map(([name, value]) => [name, like(value)]));

function like(value: unknown): ISchema<unknown> {
  if (typeof value === 'boolean') return boolean();
  if (typeof value === 'number') return number();
  if (typeof value === 'string') return string();
  if (Array.isArray(value)) return array(number().required());
  if (typeof value === 'object' && value !== null && 'en' in value) return words().default(undefined);
  const names = Object.entries(value ?? {}).map(([name, it]): [string, ISchema<unknown>] => [name, like(it)]);
  return object(Object.fromEntries(names)).noUnknown().default(undefined);
}

const businessShape = object(business);
export const settings = businessShape.shape(others).noUnknown().required();

export type Settings = InferType<typeof businessShape> & Record<string, unknown>;

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).format() !== '';
  } catch {
    // The engine knows no such zone.
    return false;
  }
}

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

/** The start page; what is left out is not shown. */
export const landing = object({
  ...Object.fromEntries(SENTENCES.map((name) => [name, words().default(undefined)])),
  header_banner: picture(),
  company_button_url: string(),
  earning_seller_status: number(),
  earning_dm_status: number(),
  available_zone_status: number(),
  testimonial_list: array(testimonial.noUnknown().required()),
  promotion_banners: array(picture().required()),
  download_user_app_links: links(),
  download_business_app_links: links(),
  /** The words under each module, by its type, and under each zone, by its key. */
  modules: mixed<Record<string, unknown>>(),
  zones: mixed<Record<string, unknown>>(),
}).noUnknown();
export type Landing = InferType<typeof landing>;
