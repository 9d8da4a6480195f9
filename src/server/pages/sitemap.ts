import { ApiFailure } from '@/lib/api/errors';
import { languages } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { policyPages } from '@/domain/text/policy-pages.mjs';
import { sitemapKinds, type SitemapKind } from '../data/catalogue/sitemap';
import { openDatabase } from '../db/client';
import { listedCatalogue, ownCatalogue, type Catalogue } from './sitemap-catalogue';
import { loadElsewhere } from './sitemap-elsewhere';
import { resolveShown } from './sitemap-shown';
import { siteAddress } from './ssr';
import { tellIfUnavailable } from './unavailable';

/** A file holds 10,000 URLs, about 6 MB; every page has one URL per language. */
const PART = 10_000 / languages.length;

type Options = {
  /** Null while it is not known: then only the fixed pages are listed. */
  catalogue: Catalogue | null;
  site: string;
  left_out: ReadonlySet<string>;
  /**
   * The value of `?part=`, e.g. `product-2`. Without it the answer is the whole sitemap, or an index of its parts when
   * it is too large for one file.
   */
  part?: string | undefined;
  /** Said at the head of the file when something is missing. */
  note?: string;
};

type Sitemap = {
  /** Chunks of XML. */
  pieces: AsyncGenerator<string>;
  is_whole: boolean;
};

/** The sitemap of this shop; null when the part does not exist. */
export async function ownSitemap(part: string | undefined): Promise<Sitemap | null> {
  const site = siteAddress();
  try {
    if (process.env.API_BASE_URL) return await sitemapElsewhere(part, site);
    const shown = await resolveShown(new Date());
    const catalogue = ownCatalogue(await openDatabase(), shown);
    const pieces = await renderSitemap({ catalogue, site, part, left_out: shown.left_out });
    return pieces && { pieces, is_whole: true };
  } catch (error) {
    tellIfUnavailable(error);
    throw error;
  }
}

/** The same in front of another back end, as far as its lists are known. */
async function sitemapElsewhere(part: string | undefined, site: string): Promise<Sitemap | null> {
  const { slugs, left_out, gap } = await loadElsewhere();
  // A part may exist that is not known yet: crawlers come again.
  if (!slugs && part !== undefined && part !== 'pages') throw new ApiFailure(503, [{ code: '', message: '' }]);
  const catalogue = slugs && listedCatalogue(slugs);
  const pieces = await renderSitemap({ catalogue, site, part, left_out, ...(gap && { note: gap }) });
  return pieces && { pieces, is_whole: gap === null };
}

/** The sitemap as chunks of XML; null when the part does not exist. */
export async function renderSitemap(options: Options): Promise<AsyncGenerator<string> | null> {
  const { catalogue, site, left_out, part, note = '' } = options;
  const head = note === '' ? XML : `${XML}<!-- ${note} -->\n`;
  const counts = await countPages(catalogue);
  const pages = listFixedPages(counts).filter((path) => !left_out.has(path));
  const render = (entries: AsyncGenerator<Entry>) => renderUrls(head, site, entries);
  if (part === undefined) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, pages.length);
    return total <= PART ? render(listAllEntries(pages, catalogue)) : renderIndex(head, site, counts);
  }
  if (part === 'pages') return render(listAllEntries(pages, null));
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  const kind = sitemapKinds.find((sitemapKind) => sitemapKind === name);
  const skipped = (Number(number) - 1) * PART;
  if (!catalogue || !kind || skipped >= (counts.get(kind) ?? 0)) return null;
  return render(listPart(catalogue, kind, skipped));
}

type Entry = { path: string; changed?: string };

const ALWAYS = [
  '/',
  '/home',
  '/categories',
  '/store/latest',
  '/store/popular',
  '/store/top-offer-nearby',
  '/campaigns',
  '/flash-sales',
  '/all-brands',
  '/store-registration',
  '/deliveryman-registration',
  '/help-and-support',
  ...policyPages,
];

const OF_RENTAL = ['/rental/vehicle-search', '/rental/provider/popular', '/rental/provider/latest'];

/** The path of a kind's pages where it differs from the name of the kind. */
const rooms: Partial<Record<SitemapKind, string>> = {
  campaign: 'campaigns',
  provider: 'rental/provider-details',
  vehicle: 'rental/vehicle-details',
};

async function countPages(catalogue: Catalogue | null): Promise<Map<SitemapKind, number>> {
  const counts = new Map<SitemapKind, number>();
  if (catalogue) for (const kind of sitemapKinds) counts.set(kind, await catalogue.count(kind));
  return counts;
}

/** The fixed pages; those of rental only when there are vehicles. */
function listFixedPages(counts: Map<SitemapKind, number>): string[] {
  return counts.get('vehicle') ? [...ALWAYS, ...OF_RENTAL] : ALWAYS;
}

async function* listAllEntries(pages: readonly string[], catalogue: Catalogue | null): AsyncGenerator<Entry> {
  for (const path of pages) yield { path };
  if (catalogue) for (const kind of sitemapKinds) yield* listPart(catalogue, kind, 0);
}

async function* listPart(catalogue: Catalogue, kind: SitemapKind, skipped: number): AsyncGenerator<Entry> {
  for await (const { slug, changed } of catalogue.list(kind, skipped, PART)) {
    yield { path: `/${rooms[kind] ?? kind}/${encodeURIComponent(slug)}`, ...(changed && { changed }) };
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* renderIndex(head: string, site: string, counts: Map<SitemapKind, number>): AsyncGenerator<string> {
  const numbered = [...counts].flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil(count / PART) }, (_, n) => `${kind}-${n + 1}`),
  );
  yield `${head}<sitemapindex ${NAMES}>\n`;
  for (const part of ['pages', ...numbered]) yield `<sitemap><loc>${site}/sitemap.xml?part=${part}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

async function* renderUrls(head: string, site: string, entries: AsyncGenerator<Entry>): AsyncGenerator<string> {
  yield `${head}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const entry of entries) yield formatUrls(site, entry);
  yield '</urlset>\n';
}

/** One URL per language, each with all languages as alternates. */
function formatUrls(site: string, { path, changed }: Entry): string {
  const at = (language: (typeof languages)[number]) => escapeXml(`${site}${languagePath(path, language)}`);
  const alternates = languages
    .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`)
    .concat(`<xhtml:link rel="alternate" hreflang="x-default" href="${at('en')}"/>`)
    .join('');
  const day = changed ? `<lastmod>${changed}</lastmod>` : '';
  return languages.map((language) => `<url><loc>${at(language)}</loc>${day}${alternates}</url>\n`).join('');
}

function escapeXml(address: string): string {
  return address.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
