import { isHttps, warn } from './finding.mjs';
import { isLoopback, isLoopbackUrl } from './way-of-start.mjs';

/** Checks of the operators' port. */
export function* checkOperators({ OPS_PORT, OPS_HOST = '127.0.0.1' }, { open }) {
  if (open && OPS_PORT && !isLoopback(OPS_HOST)) {
    yield warn(
      'OPS_HOST',
      'whoever reaches the port of operators sees how many orders there are',
      'let only the balancer and Prometheus reach it, by a firewall or a network of their own',
    );
  }
}

/** Checks of the services that the shop sends data to. */
export function* checkListeners({ OTEL_EXPORTER_OTLP_ENDPOINT, PURGE_URL }) {
  const isInTheClear = (url) => url && !isHttps(url) && !isLoopbackUrl(url);
  if (isInTheClear(OTEL_EXPORTER_OTLP_ENDPOINT)) {
    yield warn(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'traces can be read on the way',
      'use https://, or a collector beside it',
    );
  }
  if (isInTheClear(PURGE_URL)) {
    yield warn('PURGE_URL', 'what is told can be held back on the way', 'use https://, or a network of its own');
  }
}

/** Checks of the file storage. */
export function* checkFiles({ FILES_BUCKET, FILES_ENDPOINT, FILES_KEY, FILES_SECRET, FILES_REGION, MIGRATIONS }) {
  if (!FILES_BUCKET && (FILES_ENDPOINT || FILES_KEY || FILES_SECRET || FILES_REGION)) {
    yield warn('FILES_BUCKET', 'without it files are kept in a folder of this machine', 'name the bucket');
  } else if (!FILES_BUCKET && ['wait', 'refuse'].includes(MIGRATIONS)) {
    yield warn(
      'FILES_BUCKET',
      `MIGRATIONS=${MIGRATIONS} is for several instances, and without a bucket each keeps files in a folder of its own`,
      'name the bucket, or let all of them have one folder as DATA_DIR/media',
    );
  }
  if (FILES_BUCKET && FILES_ENDPOINT && !isHttps(FILES_ENDPOINT) && !isLoopbackUrl(FILES_ENDPOINT)) {
    yield warn('FILES_ENDPOINT', 'what customers send can be read on the way', 'use https://, or a network of its own');
  }
  if (FILES_BUCKET && Boolean(FILES_KEY) !== Boolean(FILES_SECRET)) {
    yield warn('FILES_KEY', 'one without FILES_SECRET is not used', 'set both, or neither for the role of the machine');
  }
}
