import type { Config } from '@/contract/config';
import type { Item, Variation } from '@/contract/item';
import { shownPrice } from '@/domain/item-price';
import { isOutOfStock } from '@/domain/quantity';
import { isRowOutOfStock } from '@/domain/variation-row';
import { siteUrl } from '@/lib/site';
import { itemPath } from '../item-href';
import { absoluteUrl, rated, trail, type Crumb } from '../json-ld';
import { plainText } from '../plain-text';
import { storePath } from '../store-href';

/** What search engines learn of an item; prices are exact (decision PRICE-04/05). */
export function itemJsonLd(item: Item, config: Config, crumbs: readonly Crumb[]): object[] {
  const url = `${siteUrl()}${itemPath(item)}`;
  const common = {
    '@id': url,
    url,
    name: item.name,
    description: plainText(item.description) || undefined,
    image: [...new Set([item.image_full_url, ...item.images_full_url])].filter((it) => it !== null).map(absoluteUrl),
    ...(item.brand_name && { brand: { '@type': 'Brand', name: item.brand_name } }),
    ...rated(item),
  };
  const product =
    item.variations.length > 0
      ? {
          '@type': 'ProductGroup',
          ...common,
          productGroupID: String(item.id),
          variesBy: item.choice_options.map(({ title }) => title),
          hasVariant: item.variations.map((row) => ({
            '@type': 'Product',
            name: `${item.name} ${row.type}`,
            sku: `${item.id}-${row.type}`,
            image: common.image[0],
            offers: offer(item, config, { url, row }),
          })),
        }
      : { '@type': 'Product', ...common, sku: String(item.id), offers: offer(item, config, { url }) };
  return [product, trail(crumbs)];
}

function offer(item: Item, config: Config, { url, row }: { url: string; row?: Variation }) {
  const isGone = row ? isRowOutOfStock(row) : isOutOfStock(item);
  const { price } = shownPrice(item, row?.price ?? item.price, config.digit_after_decimal_point);
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(config.digit_after_decimal_point),
    priceCurrency: config.currency_code,
    availability: `https://schema.org/${isGone ? 'OutOfStock' : 'InStock'}`,
    seller: { '@type': 'Organization', name: item.store_name, url: `${siteUrl()}${storePath(storeOf(item))}` },
  };
}

function storeOf(item: Item) {
  return item.store_details ?? { id: item.store_id };
}
