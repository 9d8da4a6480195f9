import type { GetServerSideProps } from 'next';
import { getConfig } from '@/contract/config';
import { directionOf, toLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { nowhere } from '@/lib/page-market';
import { serverRequest } from '@/server/pages/ssr';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in the language of its path (beyond §2.22). */
export const getServerSideProps: GetServerSideProps = async ({ res, locale }) => {
  const language = toLanguage(locale);
  const { business_name: name } = await serverRequest(language, () => nowhere)(getConfig, {});
  const start = languagePath('/', language);
  res.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=3600');
  res.end(
    JSON.stringify({
      // One `id` for both languages, so that a device installs one app only.
      id: '/',
      name,
      short_name: name,
      lang: language,
      dir: directionOf(language),
      start_url: start,
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
    }),
  );
  return { props: {} };
};

/** `getServerSideProps` has already written the response. */
export default function Manifest() {
  return null;
}
