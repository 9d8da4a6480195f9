import { limits } from '@/domain/limits';
import { createApi } from './http/api';
import { cspReports } from './http/csp-report';
import { openDatabase } from './db/client';
import { replicaOfProcess } from './db/replica';
import { serveOpenApi } from './openapi/serve';
import { limitConcurrency } from './http/concurrency-limit';
import { paceWithin } from './http/pace';
import { tellLoad } from './http/tell-load';
import { serveMedia } from './media/serve-media';
import { paymentPages } from './settlement/pages';
import { demoStaff } from './demo/staff';
import { areas } from './routes';

const callsAtOnce = Number(process.env.API_CALLS_AT_ONCE || 48);

/** The embedded back end: every call, on the one database of this process. */
export const app = createApi(areas, openDatabase, {
  staff: demoStaff,
  replica: replicaOfProcess,
  queue: limitConcurrency(callsAtOnce, limits.calls_waiting_max, {
    patience: limits.call_waiting_ms_max,
    pace: paceWithin({
      least: Math.min(callsAtOnce, limits.calls_under_way_min),
      most: callsAtOnce + limits.calls_waiting_max,
      aim: limits.call_ms_aim,
    }),
    tellFull: tellLoad,
  }),
  others: [serveMedia, paymentPages(openDatabase), cspReports(openDatabase), serveOpenApi(areas)],
});
