import { languages } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { policyPages } from '@/domain/text/policy-pages.mjs';
import {
  countForSitemap,
  listForSitemap,
  sitemapKinds,
  findSitemapStart,
  type SitemapKind,
} from '../data/catalogue/sitemap';
import { openDatabase, type Database } from '../db/client';
import { resolveShown, type ShownPages } from './sitemap-shown';
import { siteAddress } from './ssr';
import { tellIfUnavailable } from './unavailable';

/** A file holds 10,000 URLs, about 6 MB; every page has one URL per language. */
const PART = 10_000 / languages.length;
const CHUNK = 1000;

type Options = {
  /** Null when another back end has the catalogue: then only the fixed pages are listed. */
  db: Database | null;
  site: string;
  shown: ShownPages;
  /**
   * The value of `?part=`, e.g. `product-2`. Without it the answer is the whole sitemap, or an index of its parts when
   * it is too large for one file.
   */
  part?: string | undefined;
};

type Source = Pick<Options, 'shown'> & { db: Database };

/** The sitemap of this shop. */
export async function ownSitemap(part: string | undefined): Promise<AsyncGenerator<string> | null> {
  const site = siteAddress();
  try {
    const shown = await resolveShown(new Date());
    return await renderSitemap({ db: process.env.API_BASE_URL ? null : await openDatabase(), site, part, shown });
  } catch (error) {
    tellIfUnavailable(error);
    throw error;
  }
}

/** The sitemap as chunks of XML; null when the part does not exist. */
export async function renderSitemap({ db, site, shown, part }: Options): Promise<AsyncGenerator<string> | null> {
  const from = db && { db, shown };
  const counts = await countEntries(from);
  const pages = listFixedPages(counts).filter((path) => !shown.left_out.has(path));
  if (part === undefined) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, pages.length);
    return total <= PART ? renderUrls(site, listAllEntries(pages, from)) : renderIndex(site, counts);
  }
  if (part === 'pages') return renderUrls(site, listAllEntries(pages, null));
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  const kind = sitemapKinds.find((sitemapKind) => sitemapKind === name);
  const skipped = (Number(number) - 1) * PART;
  if (!from || !kind || skipped >= (counts.get(kind) ?? 0)) return null;
  return renderUrls(site, listPart(from, kind, skipped));
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

async function countEntries(from: Source | null): Promise<Map<SitemapKind, number>> {
  const counts = new Map<SitemapKind, number>();
  if (!from) return counts;
  for (const kind of sitemapKinds) counts.set(kind, await countForSitemap(from.db, { kind, shown: from.shown }));
  return counts;
}

/** The fixed pages; those of rental only when there are vehicles. */
function listFixedPages(counts: Map<SitemapKind, number>): string[] {
  return counts.get('vehicle') ? [...ALWAYS, ...OF_RENTAL] : ALWAYS;
}

async function* listAllEntries(pages: readonly string[], from: Source | null): AsyncGenerator<Entry> {
  for (const path of pages) yield { path };
  if (from) for (const kind of sitemapKinds) yield* listPart(from, kind, 0);
}

async function* listPart({ db, shown }: Source, kind: SitemapKind, skipped: number): AsyncGenerator<Entry> {
  let after = await findSitemapStart(db, { kind, shown }, skipped);
  for (let left = PART; left > 0; left -= CHUNK) {
    const found = await listForSitemap(db, { kind, shown }, after, Math.min(CHUNK, left));
    for (const { slug, changed } of found) {
      yield { path: `/${rooms[kind] ?? kind}/${encodeURIComponent(slug)}`, changed };
    }
    const last = found.at(-1);
    if (!last || found.length < CHUNK) return;
    after = last.id;
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* renderIndex(site: string, counts: Map<SitemapKind, number>): AsyncGenerator<string> {
  const numbered = [...counts].flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil(count / PART) }, (_, n) => `${kind}-${n + 1}`),
  );
  yield `${XML}<sitemapindex ${NAMES}>\n`;
  for (const part of ['pages', ...numbered]) yield `<sitemap><loc>${site}/sitemap.xml?part=${part}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

async function* renderUrls(site: string, entries: AsyncGenerator<Entry>): AsyncGenerator<string> {
  yield `${XML}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
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
