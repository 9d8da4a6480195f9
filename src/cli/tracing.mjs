import { createRequire, syncBuiltinESMExports } from 'node:module';
import { routes } from './metrics.mjs';

/**
 * Traces by OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT says where they go (OTLP over HTTP): requests, a span for each
 * call of the back end, and the queries of each. All else (sampling, headers) is told by OpenTelemetry's own variables.
 * Without the setting nothing of it is loaded. Comes before what it traces; answers how to send what is left and stop.
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
    // Prometheus asks for the figures, and lines go to standard error.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // Modules are made traceable as they are required. What is built into Node is loaded already, and ES modules import the
  // driver: both get what has been made of them here.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  syncBuiltinESMExports();
  globalThis.medinaTrace = callTracer(api);
  return () => sdk.shutdown();
}

/** Makes a span of each call (`src/server/http/telemetry.ts`), named by the pattern that it fits. */
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

/** Addresses hold names and tokens, and visitors have addresses: a span, Next's own ones too, tells the kind of page at most. */
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
