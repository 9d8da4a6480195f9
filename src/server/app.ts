import { createApi } from './api';
import { cspReports } from './csp-report';
import { openDatabase } from './db/client';
import { serveMedia } from './media';
import { paymentPages } from './payment-pages';
import { areas } from './routes';

/** The embedded back end: every call, on the one database of this process. */
export const app = createApi(areas, openDatabase, {
  others: [serveMedia, paymentPages(openDatabase), cspReports(openDatabase)],
});
