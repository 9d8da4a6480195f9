import type { GetServerSideProps } from 'next';
import { getConfig, type Config } from '@/contract/config';
import { toLanguage } from '@/domain/text/language';
import { CLOSED } from '@/domain/maintenance.mjs';
import { Maintenance } from '@/features/content/maintenance';
import { nowhere } from '@/lib/page-market';
import { serverRequest } from '@/server/pages/ssr';

/** Null while the back end does not tell its configuration. */
type Props = { config: Config | null };

/** Seconds until browsers, caches and search engines may ask again. */
const AGAIN_SECONDS = 60;

/**
 * Stands in for the pages of a market that is closed for maintenance: the front server leads to `closed` below it
 * (`src/cli/front/maintenance.mjs`), the shop in a browser to the page itself. Rendered for each request, since only such a page can
 * be answered 503. The browser's router takes data with 200 only. While the back end is away, the page is its texts alone.
 */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, params, locale }) => {
  const language = toLanguage(locale);
  const config = await serverRequest(language, () => nowhere)(getConfig, {}).catch(() => null);
  res.setHeader('Cache-Control', 'no-store');
  const [at, ...more] = params?.['rest'] ?? [];
  const isKnown = at === undefined ? (config?.maintenance_mode ?? true) : at === CLOSED && more.length === 0;
  if (!isKnown) return { notFound: true };
  if (!req.url?.startsWith('/_next/data/')) {
    res.statusCode = 503;
    res.setHeader('Retry-After', String(AGAIN_SECONDS));
  }
  return { props: { config: JSON.parse(JSON.stringify(config)) as Config | null } };
};

export default function MaintenanceRoute({ config }: Props) {
  return <Maintenance config={config} />;
}
