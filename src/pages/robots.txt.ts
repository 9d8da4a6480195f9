import type { GetServerSideProps } from 'next';
import { siteAddress } from '@/server/pages/ssr';

/**
 * Private pages use `noindex` and stay crawlable; this file only excludes endless URL spaces. Pictures are below /api
 * but belong to pages: the longer rule wins.
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

/** `getServerSideProps` has already written the response. */
export default function Robots() {
  return null;
}
