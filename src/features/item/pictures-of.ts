import type { Item } from '@/contract/catalogue/item';

/** An item, or another thing with pictures. */
type Pictured = Pick<Item, 'image_full_url' | 'images_full_url'>;

/** The pictures without duplicates, in display order. */
export function picturesOf({ image_full_url, images_full_url }: Pictured): string[] {
  return [...new Set([image_full_url, ...images_full_url].filter((url) => url !== null))];
}
