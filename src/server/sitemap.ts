import { languages } from '@/domain/language';
import { languagePath } from '@/domain/language-path';
import { countForSitemap, listForSitemap, sitemapKinds, sitemapStart, type SitemapKind } from './data/sitemap';
import { openDatabase, type Database } from './db/client';
import { siteAddress } from './ssr';

/** A file may hold 50,000 addresses, and everything has one in each language. */
const PART = 50_000 / languages.length;
const CHUNK = 1000;

type Options = {
  /** Absent when another back end has the goods: then only the fixed pages are told. */
  db: Database | null;
  site: string;
  /** Of `?part=`, e.g. `product-2`; without it the whole, or the list of parts when one file is too small. */
  part?: string | undefined;
};

/** The site map of this shop. */
export async function ownSitemap(part: string | undefined): Promise<AsyncGenerator<string> | null> {
  const db = process.env.API_BASE_URL ? null : await openDatabase();
  return sitemap({ db, site: siteAddress(), part });
}

/** The site map as XML, piece by piece; null for a part that does not exist. */
export async function sitemap({ db, site, part }: Options): Promise<AsyncGenerator<string> | null> {
  const counts = await countsOf(db);
  if (part === undefined) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, pages.length);
    return total <= PART ? addresses(site, whole(db)) : index(site, counts);
  }
  if (part === 'pages') return addresses(site, fixed());
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  const kind = sitemapKinds.find((it) => it === name);
  const skipped = (Number(number) - 1) * PART;
  if (!db || !kind || skipped >= (counts.get(kind) ?? 0)) return null;
  return addresses(site, partOf(db, kind, skipped));
}

type Entry = { path: string; changed?: string };

const pages = [
  '/',
  '/home',
  '/categories',
  '/store/latest',
  '/store/popular',
  '/campaigns',
  '/flash-sales',
  '/all-brands',
  '/store-registration',
  '/deliveryman-registration',
  '/help-and-support',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
];

async function countsOf(db: Database | null): Promise<Map<SitemapKind, number>> {
  const counts = new Map<SitemapKind, number>();
  if (db) for (const kind of sitemapKinds) counts.set(kind, await countForSitemap(db, kind));
  return counts;
}

async function* fixed(): AsyncGenerator<Entry> {
  for (const path of pages) yield { path };
}

async function* whole(db: Database | null): AsyncGenerator<Entry> {
  yield* fixed();
  if (db) for (const kind of sitemapKinds) yield* partOf(db, kind, 0);
}

async function* partOf(db: Database, kind: SitemapKind, skipped: number): AsyncGenerator<Entry> {
  let after = await sitemapStart(db, kind, skipped);
  for (let left = PART; left > 0; left -= CHUNK) {
    const found = await listForSitemap(db, kind, after, Math.min(CHUNK, left));
    for (const { slug, changed } of found) yield { path: `/${kind}/${encodeURIComponent(slug)}`, changed };
    const last = found.at(-1);
    if (!last || found.length < CHUNK) return;
    after = last.id;
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* index(site: string, counts: Map<SitemapKind, number>): AsyncGenerator<string> {
  const numbered = [...counts].flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil(count / PART) }, (_, n) => `${kind}-${n + 1}`),
  );
  yield `${XML}<sitemapindex ${NAMES}>\n`;
  for (const part of ['pages', ...numbered]) yield `<sitemap><loc>${site}/sitemap.xml?part=${part}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

async function* addresses(site: string, entries: AsyncGenerator<Entry>): AsyncGenerator<string> {
  yield `${XML}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const entry of entries) yield written(site, entry);
  yield '</urlset>\n';
}

/** One address for each language, each naming all of them. */
function written(site: string, { path, changed }: Entry): string {
  const at = (language: (typeof languages)[number]) => escaped(`${site}${languagePath(path, language)}`);
  const alternates = languages
    .map((it) => `<xhtml:link rel="alternate" hreflang="${it}" href="${at(it)}"/>`)
    .concat(`<xhtml:link rel="alternate" hreflang="x-default" href="${at('en')}"/>`)
    .join('');
  const day = changed ? `<lastmod>${changed}</lastmod>` : '';
  return languages.map((it) => `<url><loc>${at(it)}</loc>${day}${alternates}</url>\n`).join('');
}

function escaped(address: string): string {
  return address.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
