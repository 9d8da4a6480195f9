import type { GetServerSideProps } from 'next';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownSitemap } from '@/server/pages/sitemap';

export const getServerSideProps: GetServerSideProps = async ({ res, query }) => {
  const part = typeof query.part === 'string' ? query.part : undefined;
  const sitemap = await ownSitemap(part);
  if (!sitemap) return { notFound: true };
  res.setHeader('Content-Type', 'application/xml; charset=utf-8');
  // What is missing may be there soon.
  res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${sitemap.is_whole ? 3600 : 60}`);
  await pipeline(Readable.from(sitemap.pieces), res);
  return { props: {} };
};

/** `getServerSideProps` has already written the response. */
export default function Sitemap() {
  return null;
}
