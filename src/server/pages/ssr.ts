import { dehydrate, type DehydratedState, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { GetStaticProps, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { getConfig } from '@/contract/config';
import { getLanding, type FooterTexts, type Landing } from '@/contract/catalogue/content';
import { listModules } from '@/contract/catalogue/module';
import type { Language } from '@/domain/text/language';
import { ApiFailure } from '@/lib/api/errors';
import { query } from '@/lib/api/hooks';
import { createHttp, type Shared } from '@/lib/api/http';
import { callInProcess } from '@/lib/api/in-process';
import { createQueryClient } from '@/lib/api/query-client';
import { requestOver, type Request } from '@/lib/api/request';
import type { PageMarket } from '@/lib/page-market';
import { app } from '../app';
import { fromWithin } from '../http/caller';
import { tellIfUnavailable } from './unavailable';

/** Seconds after which a page is rendered anew behind the scenes. */
const REVALIDATE = 60;
/** Of an answer that something does not exist. */
const REVALIDATE_MISSING = 5;

/** What every rendered page hands to the browser. */
export type PageProps = { state: DehydratedState; market: PageMarket; site: string; footer: FooterTexts };

export type Loading = {
  params: Record<string, string>;
  language: Language;
  /** Fetches into the page's cache and answers; the page cannot do without it, so a failure fails the page. */
  get: <Out, Key extends QueryKey>(options: FetchQueryOptions<Out, Error, Out, Key>) => Promise<Out>;
  /** Fetches as a visitor of this market would; the last one becomes the page's own. */
  enter: (market: PageMarket) => void;
  /** Asks for what the page is made with but need not carry along. */
  ask: Request;
};

/** Of whoever has chosen no place. */
export const nowhere: PageMarket = { zone_ids: [], module_id: null };

export const missing = { notFound: true } as const;

/** The page has another address for good; `path` is its public path without the language. */
export const movedTo = (path: string) => ({ movedTo: path });

type Answer<Extra> = Extra | typeof missing | ReturnType<typeof movedTo>;

/**
 * A `getStaticProps` that renders a page once for everybody, from its path and language alone, and keeps it fresh.
 * `load` fetches what the page shows; it answers extra props, `missing` or `movedTo(path)`.
 */
export function rendered<Extra extends object = object>(
  load: (it: Loading) => Promise<Answer<Extra>>,
): GetStaticProps<PageProps & Extra> {
  return async (context) => {
    const language: Language = context.locale === 'ar' ? 'ar' : 'en';
    // Pages without parameters are optional catch-alls (`onDemand`): beyond their own path there is nothing.
    if (context.params?.rest) return { ...missing, revalidate: REVALIDATE_MISSING };
    let market = nowhere;
    const ask = serverRequest(language, () => market);
    const client = createQueryClient(ask);
    // A failure is not retried while rendering: an old page stays until the next try, and a new page answers the
    // failure at once.
    const get: Loading['get'] = (options) => client.fetchQuery({ ...options, retry: false });
    const params = paramsOf(context);
    try {
      const [extra, landing] = await Promise.all([
        load({ params, language, get, ask, enter: (next) => (market = next) }),
        ask(getLanding, {}),
        get(query(getConfig, {})),
        get(query(listModules, {})),
      ]);
      if ('notFound' in extra) return { ...missing, revalidate: REVALIDATE_MISSING };
      if ('movedTo' in extra) return moved(extra.movedTo, language);
      const state = dehydrate(client);
      // The description of the endpoint need not be sent: the browser has it.
      for (const one of state.queries) delete one.meta;
      return {
        props: plain({ state, market, site: siteAddress(), footer: footerTexts(landing), ...(extra as Extra) }),
        revalidate: REVALIDATE,
      };
    } catch (error) {
      return missingOr(error);
    }
  };
}

/**
 * Pages are rendered when they are first asked for, never by the build, which so needs no database. Next allows that of
 * dynamic routes only; a page without parameters is therefore an optional catch-all, `about-us/[[...rest]].tsx`.
 */
export const onDemand = () => ({ paths: [], fallback: 'blocking' as const });

function moved(path: string, language: Language): GetStaticPropsResult<never> {
  const destination = language === 'en' ? path : `/${language}${path}`;
  return { redirect: { destination, statusCode: 301 }, revalidate: REVALIDATE };
}

function missingOr(error: unknown): GetStaticPropsResult<never> {
  tellIfUnavailable(error);
  if (error instanceof ApiFailure && error.status === 404) return { ...missing, revalidate: REVALIDATE_MISSING };
  throw error;
}

function paramsOf({ params = {} }: GetStaticPropsContext): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** Calls of the server while it renders a page; only what the page shows is sent to the browser. */
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

/** The embedded back end without a network. */
const inProcess = callInProcess((request) => app.fetch(request, fromWithin));

export function siteAddress(): string {
  return (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`).replace(/\/$/, '');
}

/** The rest of the landing page is sent with `/` alone. */
function footerTexts(landing: Landing): FooterTexts {
  const { fixed_newsletter_title, fixed_newsletter_sub_title } = landing;
  const { fixed_footer_description, download_user_app_links } = landing;
  return { fixed_newsletter_title, fixed_newsletter_sub_title, fixed_footer_description, download_user_app_links };
}

/** Next refuses undefined in props; JSON leaves it out. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
