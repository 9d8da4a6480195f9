import type { Config } from '@/contract/config';
import type { Customer } from '@/contract/customer/customer';

/**
 * The URL of the customer's picture; older back ends send its folder in the configuration only (PROF-03, CONFIG-10).
 */
export function pictureOf(
  { image, image_full_url }: Pick<Customer, 'image' | 'image_full_url'>,
  { base_urls }: Pick<Config, 'base_urls'>,
): string | null {
  if (image_full_url) return image_full_url;
  return image && base_urls.customer_image_url ? `${base_urls.customer_image_url.replace(/\/$/, '')}/${image}` : null;
}
