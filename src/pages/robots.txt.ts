import type { GetServerSideProps } from 'next';
import { siteAddress } from '@/server/pages/ssr';

/**
 * Pages that must not be found say so themselves and stay readable; only endless spaces are closed here. Pictures stand
 * among the calls, and belong to the pages: the longer rule counts.
 */
const rules = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/v1/media/',
  'Disallow: /*?*search=',
  'Disallow: /*?*filter=',
  'Allow: /',
];

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=3600');
  res.end([...rules, '', `Sitemap: ${siteAddress()}/sitemap.xml`, ''].join('\n'));
  return { props: {} };
};

/** The answer has already been written. */
export default function Robots() {
  return null;
}
