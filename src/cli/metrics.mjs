import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { cacheMemory } from '../domain/cache-memory.mjs';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const PAYMENT_NOTICE = '/payment/stripe/webhook';
const PLACES_ORDER = ['/customer/order/place', '/customer/order/prescription/place', '/rental/user/trip/trip-booking'];

/** Outcomes of notices; those that are not `taken` are why one was refused (`server/settlement/stripe-notice.ts`). */
const NOTICES = ['taken', 'foreign', 'no_secret', 'signature', 'time', 'amount'];
/** Outcomes of orders that are seen from day to day, and those that stop all orders (`contract/core/errors.ts`). */
export const ORDERS = [
  ...['placed', 'invalid', 'unexpected', 'unavailable', 'busy', 'maintenance', 'payment_gateway', 'empty_cart'],
  ...['price_changed', 'not_available', 'out_of_stock', 'item_out_of_stock', 'variation_out_of_stock', 'wallet_low'],
  ...['store', 'store_closed', 'cod_limit', 'order_time', 'schedule_at', 'order_type', 'order_method', 'zone'],
];

/**
 * The metrics of this process. Labels have few values, whatever is requested: a page is labelled by the first part of
 * its path, a call by its pattern. `pages` returns the page cache once there is one; `readiness` returns the checks of
 * `/readyz`. Returns `registry`, `count` for each request, and `stop`.
 */
export function openMetrics({ root, pages = () => undefined, readiness = async () => ({}), env = process.env }) {
  const registry = new Registry();
  // Memory, garbage collection, event loop lag, processor, handles.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'medina_http_request_duration_seconds',
    help: 'Requests of visitors, by kind, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'medina_api_call_duration_seconds',
    help: 'Calls to the embedded back end, by pattern; `pages` are those that this process makes itself',
    labelNames: ['route', 'method', 'status', 'caller'],
    buckets: SECONDS,
    registers,
  });
  const orders = new Counter({
    name: 'medina_orders_total',
    help: 'Attempts to order or to book, by outcome: placed, invalid, or the code of the refusal',
    labelNames: ['outcome'],
    registers,
  });
  const notices = new Counter({
    name: 'medina_payment_notices_total',
    help: 'Notices of the payment gateway, by outcome: taken, foreign (of another site), or why they were refused',
    labelNames: ['outcome'],
    registers,
  });
  // Outcomes start at 0: otherwise the first of each would not count as an increase, and a small shop or one of many
  // instances rarely has a second.
  for (const outcome of NOTICES) notices.inc({ outcome }, 0);
  for (const outcome of ORDERS) orders.inc({ outcome }, 0);
  watchReadiness(registers, readiness);
  watchDatabase(registers);
  if (env.DATABASE_READ_URL) watchReplica(registers);
  watchCaches(registers, { pages, limit: cacheMemory(env).all });

  /** A call that the back end has answered (`src/server/http/telemetry.ts`). */
  const hear = ({ route, method, status, refusal, isFromWithin, seconds }) => {
    calls.observe({ route, method, status, caller: isFromWithin ? 'pages' : 'visitors' }, seconds);
    if (method === 'POST' && PLACES_ORDER.includes(route)) {
      orders.inc({ outcome: refusal ?? (status < 300 ? 'placed' : 'invalid') });
    }
    // Anybody can call its address without a signature; such a call is no notice (`settlement/stripe-notice.ts`).
    if (route === PAYMENT_NOTICE && refusal !== 'no_notice') notices.inc({ outcome: refusal ?? 'taken' });
  };
  subscribe('medina:call', hear);

  const pageFailures = new Counter({
    name: 'medina_page_failures_total',
    help: 'Failures that browsers report: page (the error page was shown), script, promise',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['page', 'script', 'promise']) pageFailures.inc({ kind }, 0);
  /** A report that `src/server/page-failures.ts` has taken. */
  const hearFailure = ({ kind }) => pageFailures.inc({ kind });
  subscribe('medina:page-failure', hearFailure);

  const routeOf = routes(root);
  function count(request, response) {
    const end = requests.startTimer({ route: routeOf(request.url), method: methodOf(request.method) });
    response.once('close', () => end({ status: response.writableFinished ? response.statusCode : 'aborted' }));
  }
  function stop() {
    unsubscribe('medina:call', hear);
    unsubscribe('medina:page-failure', hearFailure);
  }
  return { registry, count, stop };
}

/** The checks of `/readyz` as metrics, for monitoring that reads metrics only. */
function watchReadiness(registers, readiness) {
  new Gauge({
    name: 'medina_ready',
    help: '1: this part of what visitors need is well (the shop itself, its database, migrations, files)',
    labelNames: ['check'],
    registers,
    async collect() {
      this.reset();
      const checks = await readiness().catch(() => ({ shop: 'failed' }));
      for (const [check, state] of Object.entries(checks)) this.set({ check }, state === 'ok' ? 1 : 0);
    },
  });
}

/** The back end's database connections. */
function watchDatabase(registers) {
  new Gauge({
    name: 'medina_database_connections',
    help: 'Connections to PostgreSQL by state; `waiting`: calls that wait for one',
    labelNames: ['state'],
    registers,
    async collect() {
      const opened = await Promise.resolve(globalThis.medinaDatabase).catch(() => undefined);
      for (const [state, value] of Object.entries(opened?.connections?.() ?? {})) this.set({ state }, value);
    },
  });
}

/** Whether catalogue and search read from the replica, and its lag. */
function watchReplica(registers) {
  const gauge = (name, help, read) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(globalThis.medinaReplica));
      },
    });
  gauge('medina_database_replica_used', '1: catalogue and search are read from the replica', (replica) =>
    replica?.current() ? 1 : 0,
  );
  // The lag of an unreachable replica is unknown; 0 would mean that it is healthy.
  gauge(
    'medina_database_replica_lag_seconds',
    'Seconds by which the replica is behind; no number while it is away',
    (replica) => replica?.lagSeconds() ?? NaN,
  );
}

/** The caches: database results and rendered pages. */
function watchCaches(registers, { pages, limit }) {
  const caches = () => Object.entries({ answers: globalThis.medinaRemembered, pages: pages() });
  const gauge = (name, help, read) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        for (const [cache, kept] of caches()) this.set({ cache }, kept ? read(kept) : 0);
      },
    });
  gauge('medina_cache_bytes', 'Bytes that are kept, roughly', ({ calculatedSize }) => calculatedSize);
  gauge('medina_cache_entries', 'How many different ones', ({ size }) => size);
  const help = 'Bytes that CACHE_MEGABYTES lets all of them have';
  new Gauge({ name: 'medina_cache_limit_bytes', help, registers }).set(limit);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const methodOf = (method) => (METHODS.includes(method) ? method : 'other');

/** Labels a path by its file in `src/pages`. */
export function routes(root) {
  const pages = readdirSync(join(root, 'src', 'pages'))
    .map((name) => name.replace(/\.tsx?$/, ''))
    .filter((name) => !name.startsWith('_') && name !== 'api' && name !== 'index');
  const known = new Map(pages.map((name) => [name, `/${name}`]));
  return (url = '') => {
    const [path = ''] = url.split('?', 1);
    const [, first = '', second = ''] = path.split('/');
    if (first === 'api') return path.startsWith('/api/v1/media/') ? 'media' : 'api';
    if (first === '_next') return second === 'data' ? 'data of pages' : 'files';
    const name = first === 'ar' ? second : first;
    return name === '' ? '/' : (known.get(name) ?? (/\.\w+$/.test(path) ? 'files' : 'other'));
  };
}
