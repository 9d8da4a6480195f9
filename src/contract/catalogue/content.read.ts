import { addresses, flag, record, records, text, textOrNull, texts, type Raw } from '../core/wire-values';
import type { Landing, Testimonial } from './content';

/** Finds a field in the flat or in the nested form of the answer. */
export function readLanding(answer: unknown): Landing {
  const raw = record(answer);
  const sections = [raw, ...Object.values(raw).map(record)];
  const find = (key: string) => sections.find((section) => section[key] != null)?.[key];
  const apps = record(find('download_user_app_links'));
  return {
    header_title: text(find('header_title')),
    header_sub_title: text(find('header_sub_title')),
    header_banner_full_url: textOrNull(find('header_banner_full_url')),
    company_title: text(find('company_title')),
    company_sub_title: text(find('company_sub_title')),
    company_description: text(find('company_description')),
    company_button_name: text(find('company_button_name')),
    company_button_url: linkOrNull(find('company_button_url')),
    earning_seller_status: isOnOrUnknown(find('earning_seller_status')),
    earning_dm_status: isOnOrUnknown(find('earning_dm_status')),
    available_zone_status: isOnOrUnknown(find('available_zone_status')),
    promotion_banner_section_status: isOnOrUnknown(find('promotion_banner_section_status')),
    testimonial_section_status: isOnOrUnknown(find('testimonial_section_status')),
    download_user_app_section_status: isOnOrUnknown(find('download_user_app_section_status')),
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
    promotion_banners_full_url: texts(find('promotion_banners_full_url')),
    download_user_app_title: text(find('download_user_app_title')),
    download_user_app_sub_title: text(find('download_user_app_sub_title')),
    // A store without an address counts as switched off.
    download_user_app_links: {
      playstore_url_status: flag(apps.playstore_url_status) && text(apps.playstore_url) !== '',
      playstore_url: text(apps.playstore_url),
      apple_store_url_status: flag(apps.apple_store_url_status) && text(apps.apple_store_url) !== '',
      apple_store_url: text(apps.apple_store_url),
    },
    testimonial_title: text(find('testimonial_title')),
    testimonial_list: records(find('testimonial_list'))
      .map(readTestimonial)
      .filter(({ review }) => review !== ''),
  };
}

function readTestimonial(raw: Raw, n: number): Testimonial {
  return {
    id: n + 1,
    name: text(raw.name),
    designation: text(raw.designation),
    review: text(raw.review),
    reviewer_image_full_url: addresses(raw.reviewer_image_full_url)[0] ?? null,
    company_image_full_url: addresses(raw.company_image_full_url)[0] ?? null,
  };
}

/** An address of the web or a path of this site; null for everything else. */
function linkOrNull(value: unknown): string | null {
  const target = text(value).trim();
  return /^(https?:\/\/|\/(?![/\\]))/i.test(target) ? target : null;
}

function isOnOrUnknown(status: unknown): boolean {
  return status == null || flag(status);
}
