import { limits } from '@/domain/limits';
import { createApi } from './http/api';
import { cspReports } from './http/csp-report';
import { openDatabase } from './db/client';
import { replicaOfProcess } from './db/replica';
import { serveOpenApi } from './openapi/serve';
import { limitConcurrency } from './http/concurrency-limit';
import { tellLoad } from './http/tell-load';
import { serveMedia } from './media/serve-media';
import { paymentPages } from './settlement/pages';
import { demoStaff } from './demo/staff';
import { areas } from './routes';

/** The embedded back end: every call, on the one database of this process. */
export const app = createApi(areas, openDatabase, {
  staff: demoStaff,
  replica: replicaOfProcess,
  queue: limitConcurrency(
    Number(process.env.API_CALLS_AT_ONCE || 48),
    limits.calls_waiting_max,
    limits.call_waiting_ms_max,
    tellLoad,
  ),
  others: [serveMedia, paymentPages(openDatabase), cspReports(openDatabase), serveOpenApi(areas)],
});
