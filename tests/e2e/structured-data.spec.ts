import { expect, test, type APIRequestContext } from '@playwright/test';
import { BY_ID, localized, skippedHeadings } from './support/pages';
import { onDesktop } from './support/widths';

type Thing = Record<string, unknown> & { '@type': string };

/**
 * The properties that search engines require for each type, and those recommended ones that the shop knows for every
 * entry.
 */
const fields: Record<string, { required: string[]; recommended: string[] }> = {
  Organization: { required: ['name', 'url'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['inLanguage', 'publisher'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: ['name', 'numberOfItems'] },
  ListItem: { required: ['position', 'name'], recommended: [] },
  Product: { required: ['name', 'offers'], recommended: ['image', 'description'] },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  AggregateRating: { required: ['ratingValue'], recommended: [] },
  Restaurant: { required: ['name', 'address'], recommended: ['image', 'url', 'geo', 'openingHoursSpecification'] },
  GroceryStore: { required: ['name', 'address'], recommended: ['image', 'url', 'geo', 'openingHoursSpecification'] },
  Pharmacy: { required: ['name', 'address'], recommended: ['image', 'url', 'geo', 'openingHoursSpecification'] },
  Store: { required: ['name', 'address'], recommended: ['image', 'url', 'geo', 'openingHoursSpecification'] },
  AutoRental: { required: ['name', 'address'], recommended: ['image', 'url'] },
  PostalAddress: { required: ['streetAddress'], recommended: ['addressCountry'] },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
};

/** Stores of the four modules that sell things. */
const STORES = ['Restaurant', 'GroceryStore', 'Pharmacy', 'Store'];

/** Below this length search engines tend to generate their own description. */
const DESCRIBED = 50;

/** The number of URLs for each kind of page; `/store/ember-and-bun` is of the kind `store`. */
const OF_A_KIND = 3;

for (const language of ['en', 'ar']) {
  test(
    `structured data of every kind of page is complete and of its language, in ${language} [beyond §4.1]`,
    onDesktop,
    async ({ request }) => {
      const problems: string[] = [];
      const shops = new Set<string>();
      const types = new Set<string>();
      for (const address of await sample(request, language)) {
        const html = await (await request.get(address)).text();
        const things = thingsIn(html);
        if (things.length === 0) problems.push(`${address}: nothing`);
        if (BY_ID.test(html)) problems.push(`${address}: links by ${BY_ID.exec(html)?.[0]}`);
        problems.push(...skippedHeadings(html).map((heading) => `${address}: skips to ${heading}`));
        const isOther = (url: string) => /^\/ar(\/|$)/.test(new URL(url).pathname) !== (language === 'ar');
        problems.push(
          ...addressesOf(things)
            .filter(isOther)
            .map((url) => `${address}: leads to ${url}`),
        );
        for (const thing of things.flatMap(within)) types.add(thing['@type']);
        for (const thing of things.filter(isShop)) shops.add(JSON.stringify(thing));
        const description = descriptionOf(html);
        if (description.length < DESCRIBED) problems.push(`${address}: described as "${description}"`);
        for (const thing of things.flatMap((top) => within(top).filter((part) => part === top || !isReference(part))))
          problems.push(...lacks(thing).map((field) => `${address}: ${field}`));
      }
      expect(problems).toEqual([]);
      expect([...types]).toEqual(expect.arrayContaining(['Product', 'ItemList', 'AutoRental']));
      expect(STORES.some((type) => types.has(type))).toBe(true);
      // All pages contain the same data about the shop.
      expect([...shops]).toHaveLength(1);
    },
  );
}

for (const language of ['en', 'ar']) {
  test(
    `a vehicle is a product with offers, its provider a rental of cars, in ${language} [beyond §4.1]`,
    onDesktop,
    async ({ request }) => {
      const findThing = async (path: string, type: string) =>
        (await loadThings(request, localized(path, language))).find((thing) => thing['@type'] === type);
      const price = expect.stringMatching(/^[1-9]\d*\.\d\d$/);
      const vehicle = await findThing('/rental/vehicle-details/lumivolt-dot', 'Product');
      expect(vehicle).toMatchObject({ name: expect.stringMatching(/\S/) });
      expect(vehicle?.offers).toContainEqual(
        expect.objectContaining({ '@type': 'Offer', price, priceCurrency: 'USD' }),
      );
      expect(await findThing('/rental/provider-details/volt-cove', 'AutoRental')).toMatchObject({
        name: expect.stringMatching(/\S/),
        address: { '@type': 'PostalAddress', streetAddress: expect.stringMatching(/\S/) },
      });
    },
  );
}

for (const language of ['en', 'ar']) {
  test(
    `pages of words are described by what they say, in ${language} [beyond §4.1]`,
    onDesktop,
    async ({ request }) => {
      const short: string[] = [];
      for (const address of await sample(request, language, (path) => TEXTS.test(path))) {
        const description = descriptionOf(await (await request.get(address)).text());
        if (description.length < DESCRIBED) short.push(`${address}: "${description}"`);
      }
      expect(short).toEqual([]);
    },
  );
}

const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** The structured data of a page. */
async function loadThings(request: APIRequestContext, address: string): Promise<Thing[]> {
  return thingsIn(await (await request.get(address)).text());
}

function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    (match) => (JSON.parse(match[1] ?? '{}') as { '@graph': Thing[] })['@graph'],
  );
}

/** A business that is only referenced is described in full on its own page. */
const isReference = (thing: Thing) => thing['@type'] === 'AutoRental' && 'url' in thing;

const isShop = (thing: Thing) => thing['@type'] === 'Organization';

/** The page that describes the entry; the shop itself is the same in all languages. */
function addressesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('@type' in value && ['Organization', 'WebSite'].includes(String(value['@type']))) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['url', 'item'].includes(key) && typeof inner === 'string' ? [inner] : addressesOf(inner),
  );
}

/** An entry and everything nested in it. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(within)];
}

function lacks(thing: Thing): string[] {
  const asked = fields[thing['@type']];
  if (!asked) return [];
  const isEmpty = (field: string) => thing[field] === undefined || thing[field] === null || thing[field] === '';
  return [...asked.required, ...asked.recommended].filter(isEmpty).map((field) => `${thing['@type']} without ${field}`);
}

/** Some URLs of each kind, from all parts of the sitemap. */
async function sample(
  request: APIRequestContext,
  language: string,
  isWanted = (path: string) => !TEXTS.test(path),
): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = index.includes('<sitemapindex')
    ? await Promise.all(locations(index).map((location) => read(request, location)))
    : [index];
  const kinds = new Map<string, string[]>();
  for (const address of parts.flatMap(locations)) {
    const path = new URL(address).pathname;
    if (/^\/ar(\/|$)/.test(path)) continue;
    const steps = path.split('/').slice(1, -1);
    const kind = LISTS.test(path) ? path : steps.join('/') || path;
    const known = kinds.get(kind) ?? [];
    if (known.length < OF_A_KIND) kinds.set(kind, [...known, path]);
  }
  expect(kinds.size).toBeGreaterThan(5);
  const paths = [...kinds.values()].flat().filter(isWanted);
  expect(paths.length).toBeGreaterThan(5);
  return paths.map((path) => localized(path, language));
}

/** Lists that stand among the stores, each a kind of its own. */
const LISTS = /^\/store\/(latest|popular|top-offer-nearby)$/;

/** Text pages, which have no type of their own. */
const TEXTS = /policy|terms|about-us|help|registration|track|parcel/;

const read = async (request: APIRequestContext, address: string) => {
  const { pathname, search } = new URL(address);
  return (await request.get(pathname + search)).text();
};
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
