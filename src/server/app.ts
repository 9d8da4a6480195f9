import { createApi } from './http/api';
import { cspReports } from './http/csp-report';
import { openDatabase } from './db/client';
import { serveMedia } from './media/serve-media';
import { paymentPages } from './settlement/pages';
import { areas } from './routes';

/** The embedded back end: every call, on the one database of this process. */
export const app = createApi(areas, openDatabase, {
  others: [serveMedia, paymentPages(openDatabase), cspReports(openDatabase)],
});
