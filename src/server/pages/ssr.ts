import { dehydrate, type DehydratedState, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { GetStaticProps, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { getConfig } from '@/contract/config';
import { getLanding, type FooterTexts, type Landing } from '@/contract/catalogue/content';
import { readLanding } from '@/contract/catalogue/content.read';
import { listModules } from '@/contract/catalogue/module';
import { toLanguage, type Language } from '@/domain/text/language';
import { ApiFailure } from '@/lib/api/errors';
import { query } from '@/lib/api/hooks';
import { createHttp, type Shared } from '@/lib/api/http';
import { callInProcess } from '@/lib/api/in-process';
import { createQueryClient } from '@/lib/api/query-client';
import { requestOver, type Request } from '@/lib/api/request';
import { nowhere, type PageMarket } from '@/lib/page-market';
import { app } from '../app';
import { fromWithin } from '../http/caller';
import { log } from '../http/log';
import { tellIfUnavailable } from './unavailable';

/** Seconds after which a page is revalidated in the background. */
const REVALIDATE = 60;
/** The same for a page that was not found. */
const REVALIDATE_MISSING = 5;

/** The props of every rendered page. */
export type PageProps = { state: DehydratedState; market: PageMarket; site: string; footer: FooterTexts };

export type Loading = {
  params: Record<string, string>;
  language: Language;
  /** Fetches into the page's query cache and answers the data. The page needs it, so a failure fails the page. */
  get: <Out, Key extends QueryKey>(options: FetchQueryOptions<Out, Error, Out, Key>) => Promise<Out>;
  /** Sets the market of the following calls; the last one becomes the market of the page. */
  enter: (market: PageMarket) => void;
  /** Fetches data for rendering that is not sent to the browser. */
  ask: Request;
};

export const missing = { notFound: true } as const;

/** A permanent redirect; `path` is the new public path without the language. */
export const movedTo = (path: string) => ({ movedTo: path });

type Answer<Extra> = Extra | typeof missing | ReturnType<typeof movedTo>;

/**
 * Creates a `getStaticProps` that renders a page once for all visitors, from its path and language only, and
 * revalidates it. `load` fetches what the page shows; it answers extra props, `missing` or `movedTo(path)`.
 */
export function rendered<Extra extends object = object>(
  load: (loading: Loading) => Promise<Answer<Extra>>,
): GetStaticProps<PageProps & Extra> {
  return async (context) => {
    const language = toLanguage(context.locale);
    // Pages without parameters are optional catch-all routes (`onDemand`): nothing exists below their own path.
    if (context.params?.rest) return { ...missing, revalidate: REVALIDATE_MISSING };
    let market = nowhere;
    const ask = serverRequest(language, () => market);
    const client = createQueryClient(ask);
    // A failure is not retried during rendering: the old page stays until the next revalidation, and a new page answers
    // the failure at once.
    const get: Loading['get'] = (options) => client.fetchQuery({ ...options, retry: false });
    const params = toParams(context);
    try {
      const [extra, footer] = await Promise.all([
        load({ params, language, get, ask, enter: (next) => (market = next) }).catch(missingIfUnknown),
        ask(getLanding, {}).then(footerTexts, withoutFooterTexts),
        get(query(getConfig, {})),
        get(query(listModules, {})),
      ]);
      if ('notFound' in extra) return { ...missing, revalidate: REVALIDATE_MISSING };
      if ('movedTo' in extra) return toRedirect(extra.movedTo, language);
      const state = dehydrate(client);
      // The endpoint's description need not be sent, since the browser has it.
      for (const one of state.queries) delete one.meta;
      return {
        props: withoutUndefined({
          state,
          market,
          site: siteAddress(),
          footer,
          ...(extra as Extra),
        }),
        revalidate: REVALIDATE,
      };
    } catch (error) {
      tellIfUnavailable(error);
      throw error;
    }
  };
}

/**
 * `getStaticPaths` of a page that is rendered on its first request, never by the build, which therefore needs no
 * database. Next allows this for dynamic routes only, so a page without parameters is an optional catch-all route,
 * `about-us/[[...rest]].tsx`.
 */
export const onDemand = () => ({ paths: [], fallback: 'blocking' as const });

function toRedirect(path: string, language: Language): GetStaticPropsResult<never> {
  const destination = language === 'en' ? path : `/${language}${path}`;
  return { redirect: { destination, statusCode: 301 }, revalidate: REVALIDATE };
}

/** What the page itself asks for is not there. */
function missingIfUnknown(error: unknown): typeof missing {
  if (error instanceof ApiFailure && error.status === 404) return missing;
  throw error;
}

function toParams({ params = {} }: GetStaticPropsContext): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** The request function for rendering on the server; only what the page shows is sent to the browser. */
export function serverRequest(language: Language, market: () => PageMarket) {
  const base = process.env.API_BASE_URL;
  const shared = (): Shared => ({ token: null, at: null, language, ...market() });
  const http = createHttp({
    baseURL: `${base?.replace(/\/$/, '') ?? 'http://internal'}/api/v1`,
    shared,
    ...(base ? { fixed: { 'X-server': 'server', origin: process.env.SITE_URL ?? '' } } : {}),
    ...(base ? {} : { adapter: inProcess }),
  });
  return requestOver(() => Promise.resolve(http));
}

/** Calls the embedded back end without a network. */
const inProcess = callInProcess((request) => app.fetch(request, fromWithin));

export function siteAddress(): string {
  return (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`).replace(/\/$/, '');
}

/** The texts of the footer; the rest of the landing page is sent with `/` only. */
function footerTexts(landing: Landing): FooterTexts {
  const { fixed_newsletter_title, fixed_newsletter_sub_title } = landing;
  const { fixed_footer_description, download_user_app_links } = landing;
  return { fixed_newsletter_title, fixed_newsletter_sub_title, fixed_footer_description, download_user_app_links };
}

let hasWarned = false;

/**
 * Another back end may refuse this call alone, or not know it; every page works without the texts. In this shop's own only
 * a fault keeps them away, and no page is kept without them.
 */
function withoutFooterTexts(error: unknown): FooterTexts {
  if (!process.env.API_BASE_URL) throw error;
  if (!hasWarned) log.warn('The texts of the footer did not come, so that pages are rendered without them', { error });
  hasWarned = true;
  return footerTexts(readLanding({}));
}

/** Removes undefined values, which Next does not allow in props. */
function withoutUndefined<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
