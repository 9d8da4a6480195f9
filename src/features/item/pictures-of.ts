import type { Item } from '@/contract/catalogue/item';

/** An item, or what else has pictures. */
type Pictured = Pick<Item, 'image_full_url' | 'images_full_url'>;

/** Each once, in the order in which they are shown. */
export function picturesOf({ image_full_url, images_full_url }: Pictured): string[] {
  return [...new Set([image_full_url, ...images_full_url].filter((it) => it !== null))];
}
