import type { GetServerSideProps } from 'next';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '@/server/db/client';
import { sitemap } from '@/server/sitemap';
import { siteAddress } from '@/server/ssr';

export const getServerSideProps: GetServerSideProps = async ({ res, query }) => {
  const part = typeof query.part === 'string' ? query.part : undefined;
  const db = process.env.API_BASE_URL ? null : await openDatabase();
  const pieces = await sitemap({ db, site: siteAddress(), part });
  if (!pieces) return { notFound: true };
  res.setHeader('Content-Type', 'application/xml; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=3600');
  await pipeline(Readable.from(pieces), res);
  return { props: {} };
};

/** The answer has already been written. */
export default function Sitemap() {
  return null;
}
