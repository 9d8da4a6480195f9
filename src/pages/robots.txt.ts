import type { GetServerSideProps } from 'next';
import { siteAddress } from '@/server/pages/ssr';

/** Pages that must not be found say so themselves and stay readable; only endless spaces are closed here. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /*?*search=', 'Disallow: /*?*filter=', 'Allow: /'];
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=3600');
  res.end([...lines, '', `Sitemap: ${siteAddress()}/sitemap.xml`, ''].join('\n'));
  return { props: {} };
};

/** The answer has already been written. */
export default function Robots() {
  return null;
}
