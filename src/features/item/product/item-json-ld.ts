import type { Config } from '@/contract/config';
import type { Item, Variation } from '@/contract/catalogue/item';
import { shownPrice } from '@/domain/catalogue/item-price';
import { isOutOfStock } from '@/domain/catalogue/quantity';
import { chosenOptions, isRowOutOfStock } from '@/domain/catalogue/variation-row';
import type { AddressOf } from '@/lib/site';
import { itemPath } from '../item-href';
import { rated, trail, type Crumb } from '../json-ld';
import { storePath } from '../store-href';

type Around = { config: Config; crumbs: readonly Crumb[] };

/** The structured data of an item; prices are exact (PRICE-04, PRICE-05). */
export function itemJsonLd(at: AddressOf, item: Item, { config, crumbs }: Around): object[] {
  const url = at(itemPath(item));
  const offered = { ...toTerms(at, item, config), url };
  const common = {
    '@id': url,
    url,
    name: item.name,
    description: item.description || undefined,
    image: [...new Set([item.image_full_url, ...item.images_full_url])].filter((url) => url !== null).map(at.file),
    ...(item.brand_name && { brand: { '@type': 'Brand', name: item.brand_name } }),
    ...rated(item),
  };
  const product =
    item.variations.length > 0
      ? {
          '@type': 'ProductGroup',
          ...common,
          productGroupID: String(item.id),
          ...variesBy(item),
          hasVariant: item.variations.map((row) => ({
            '@type': 'Product',
            name: `${item.name} ${row.type}`,
            sku: `${item.id}-${row.type}`,
            ...optionsOf(item, row),
            image: common.image[0],
            offers: offer(item, config, { ...offered, row }),
          })),
        }
      : { '@type': 'Product', ...common, sku: String(item.id), offers: offer(item, config, offered) };
  return [product, trail(at, crumbs)];
}

/** Search engines know a choice only as a property of schema.org; the titles are those of the market. */
const PROPERTIES = new Map([
  ...['size', 'مقاس', 'المقاس', 'حجم', 'الحجم'].map((title) => [title, 'size'] as const),
  ...['color', 'colour', 'لون', 'اللون'].map((title) => [title, 'color'] as const),
]);

const propertyOf = ({ title }: Item['choice_options'][number]) => PROPERTIES.get(title.trim().toLowerCase());

/** The choices of an item that search engines know; left out where there is none. */
function variesBy({ choice_options }: Item) {
  const known = new Set(choice_options.flatMap((choice) => propertyOf(choice) ?? []));
  return known.size > 0 ? { variesBy: [...known].map((property) => `https://schema.org/${property}`) } : {};
}

/** What a variation has of these choices, e.g. `{ size: 'M' }`. */
function optionsOf({ choice_options }: Item, { type }: Variation) {
  const chosen = chosenOptions(type, choice_options) ?? [];
  const known = chosen.flatMap((option, n) => {
    const property = choice_options[n] && propertyOf(choice_options[n]);
    return property ? [[property, option] as const] : [];
  });
  return Object.fromEntries(known);
}

type Offered = ReturnType<typeof toTerms> & { url: string; row?: Variation };

/** Left out where the currency is not known. */
function offer(item: Item, config: Config, { row, ...offered }: Offered) {
  if (!config.currency_code) return undefined;
  const isGone = row ? isRowOutOfStock(row) : isOutOfStock(item);
  const { price } = shownPrice(item, row?.price ?? item.price, config.digit_after_decimal_point);
  return {
    '@type': 'Offer',
    ...offered,
    price: price.toFixed(config.digit_after_decimal_point),
    priceCurrency: config.currency_code,
    availability: `https://schema.org/${isGone ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...validUntil(item),
  };
}

/**
 * The last day of the price when it results from the store's discount; the end of an item's own discount is not known.
 */
function validUntil({ flash_sale, discount, discount_type, store_discount, store_details }: Item) {
  const isOfStore = !flash_sale && discount_type === 'percent' && store_discount > 0 && discount <= store_discount;
  const day = isOfStore && store_details?.discount?.end_date.slice(0, 10);
  return day ? { priceValidUntil: day } : {};
}

/** The seller and the return policy. */
function toTerms(at: AddressOf, { store_details, store_id, store_name }: Item, { country, refund_policy }: Config) {
  const store = store_details ?? { id: store_id };
  const policy = {
    '@type': 'MerchantReturnPolicy',
    ...(country && { applicableCountry: country }),
    merchantReturnLink: at('/refund-policy'),
  };
  return {
    seller: { '@type': 'Organization', name: store_name, url: at(storePath(store)) },
    ...(refund_policy && { hasMerchantReturnPolicy: policy }),
  };
}
