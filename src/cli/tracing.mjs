import { createRequire, syncBuiltinESMExports } from 'node:module';
import { routes } from './metrics.mjs';

/**
 * Traces by OpenTelemetry, if OTEL_EXPORTER_OTLP_ENDPOINT is set (OTLP over HTTP): requests, a span for each call of
 * the back end, and its queries. OpenTelemetry's own variables configure the rest (sampling, headers). Without the
 * setting nothing is loaded. Must run before the traced modules are loaded; returns a function that flushes and stops.
 */
export async function startTracing(root, env = process.env) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const isJson = env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json';
  const [{ NodeSDK, tracing }, { OTLPTraceExporter }, { HttpInstrumentation }, { PgInstrumentation }, api] =
    await Promise.all([
      import('@opentelemetry/sdk-node'),
      isJson ? import('@opentelemetry/exporter-trace-otlp-http') : import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-pg'),
      import('@opentelemetry/api'),
    ]);
  const http = new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '', socket }) =>
      url.startsWith('/_next/static/') || String(socket.localPort) === env.OPS_PORT,
  });
  const sdk = new NodeSDK({
    serviceName: env.OTEL_SERVICE_NAME,
    instrumentations: [http, new PgInstrumentation({ requireParentSpan: true })],
    spanProcessors: [withoutVisitors(routes(root)), new tracing.BatchSpanProcessor(new OTLPTraceExporter())],
    // Prometheus collects metrics, and logs go to standard error.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // Modules are instrumented when they are required. Node's built-ins are loaded already, and ES modules import the
  // driver: both are passed to the instrumentation here.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  syncBuiltinESMExports();
  globalThis.medinaTrace = callTracer(api);
  return () => sdk.shutdown();
}

/** Creates a span for each call (`src/server/http/telemetry.ts`), named by its route pattern. */
function callTracer({ SpanStatusCode, trace }) {
  const tracer = trace.getTracer('medina');
  return (method, call) =>
    tracer.startActiveSpan(method, async (span) => {
      const { route, status, refusal, isFromWithin } = await call();
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status, 'medina.within': isFromWithin });
      if (refusal) span.setAttribute('medina.refusal', refusal);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
}

const ADDRESSES = ['http.target', 'http.url', 'url.path', 'url.full', 'url.query'];
const PERSONS = [
  ...['http.client_ip', 'client.address', 'net.peer.ip', 'network.peer.address', 'net.sock.peer.addr'],
  ...['http.user_agent', 'user_agent.original'],
];

/**
 * URLs contain names and tokens, and client addresses are personal data: spans, including Next's own, contain at most
 * the kind of page.
 */
function withoutVisitors(routeOf) {
  const done = async () => undefined;
  return {
    onStart: (span) => {
      for (const name of ADDRESSES) {
        const address = span.attributes[name];
        if (address) span.setAttribute(name, routeOf(String(address).replace(/^https?:\/\/[^/]*/, '')));
      }
      for (const name of PERSONS) if (name in span.attributes) span.setAttribute(name, '');
    },
    ...{ onEnd: () => undefined, forceFlush: done, shutdown: done },
  };
}
