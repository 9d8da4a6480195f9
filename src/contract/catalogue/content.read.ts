import { flag, list, record, text, textOrNull } from '../core/wire-values';
import type { Landing } from './content';

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
    company_description: text(find('company_description')),
    earning_seller_status: isOnOrUnknown(find('earning_seller_status')),
    earning_dm_status: isOnOrUnknown(find('earning_dm_status')),
    available_zone_status: isOnOrUnknown(find('available_zone_status')),
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
    testimonial_list: list(find('testimonial_list')).map((entry, n) => ({
      id: n + 1,
      name: text(record(entry).name),
      designation: text(record(entry).designation),
      review: text(record(entry).review),
    })),
  };
}

function isOnOrUnknown(status: unknown): boolean {
  return status == null || flag(status);
}
