import { CLOSED, isUnderMaintenance, MAINTENANCE_PATH, staysOpen } from '../../domain/maintenance.mjs';

/** After how long the configuration is asked for again: an open shop later, a closed one so that it opens at once. */
const OPEN_MS = 15_000;
const CLOSED_MS = 5_000;
/** How long a visitor of a closed shop waits for the configuration; the former answer holds after that. */
const WAIT_MS = 1_000;
/** Seconds in `Retry-After`. */
const AGAIN_SECONDS = 60;

/**
 * Returns a function that tells whether the market is closed; `ask` requests `GET /config` from the back end. No visitor
 * of an open shop waits for the answer, those of a closed one for a second after the question at most. While there is none,
 * the former one holds.
 */
export function watchMaintenance(ask) {
  let isClosed = false;
  let askedAt = -Infinity;
  let asking;
  const refresh = async () => {
    try {
      const { status, body } = await ask();
      if (status === 200) isClosed = isUnderMaintenance(JSON.parse(body));
    } catch {
      // The back end is away, which its pages and calls tell themselves.
    }
    askedAt = performance.now();
    asking = undefined;
    return isClosed;
  };
  const former = () => new Promise((resolve) => setTimeout(() => resolve(isClosed), WAIT_MS).unref());
  return () => {
    if (performance.now() - askedAt >= (isClosed ? CLOSED_MS : OPEN_MS)) asking ??= Promise.race([refresh(), former()]);
    return isClosed ? (asking ?? true) : false;
  };
}

/** The data of a page, which Next's router requests, and its language and path. */
const DATA = /^\/_next\/data\/[^/]+\/(?<language>en|ar)(?<page>\/[^?]*)?\.json(?<query>\?.*)?$/;
const PAGE = /^(?:\/(?<language>en|ar)(?=\/|\?|$))?(?<page>\/[^?]*)?(?<query>\?.*)?$/;
/** Calls and files, each by its name: the address of a product may end like that of a file. */
const NO_PAGE =
  /^\/((api|_next|fonts|i18n|icons|images|map)(\/|$)|(favicon\.ico|robots\.txt|sitemap\.xml|manifest\.webmanifest|(firebase-messaging-sw|offline-worker)\.js)$)/;

/**
 * Where a request for a closed page leads: the path of the maintenance page, or `data` for the data of a page, without
 * which the browser's router loads the page itself. Undefined for everything that stays open.
 */
export function closedPath(url) {
  const data = DATA.exec(url)?.groups;
  if (data) return staysOpen(`${data.page ?? ''}${data.query ?? ''}`) ? undefined : 'data';
  const { language, page = '/', query = '' } = PAGE.exec(url)?.groups ?? {};
  if (NO_PAGE.test(page) || staysOpen(`${page}${query}`)) return undefined;
  return `${language === 'ar' ? '/ar' : ''}${MAINTENANCE_PATH}/${CLOSED}`;
}

/** The answer to the browser's router while the market is closed. */
export function refuseData(response) {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Retry-After', String(AGAIN_SECONDS));
  response.writeHead(503).end();
}
