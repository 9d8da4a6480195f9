import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { record } from '@/contract/core/wire-values';
import { ApiError, refuse } from './api';
import { identifyCaller } from './caller';
import type { Database } from '../db/client';
import { log } from './log';
import { enforceRateLimit } from './rate-limit';

const BYTES = 8 * 1024;
/** Browsers may send several reports at once. */
const AT_ONCE = 5;

/**
 * `POST /csp-report`: browsers report what the content policy has blocked (src/cli/front/security.mjs). An addition to
 * the format, answered 204 without a body. Reports are rate-limited by address and logged without anything personal.
 */
export function cspReports(database: () => Promise<Database>, now = () => new Date()): (app: Hono) => void {
  const limited = bodyLimit({ maxSize: BYTES, onError: (c) => refuse(c, new ApiError('payload_too_large')) });
  return (app) => {
    app.post('/csp-report', limited, async (c: Context) => {
      const caller = await identifyCaller(c, await database(), now());
      await enforceRateLimit(caller, { kind: 'csp_report_from_address', of: caller.address });
      const body: unknown = await c.req.json().catch(() => null);
      for (const violation of violationsIn(body)) {
        log.info('The content policy blocked something', { ...violation, request: caller.request_id });
      }
      return c.body(null, 204);
    });
  };
}

/** `blocked`: an origin or a keyword; `page`: a path without query. */
type Violation = { directive: string; blocked: string; page: string };

/** Reads both forms of a report: `{ "csp-report": … }`, and the list that the Reporting API sends. */
export function violationsIn(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body.map((report) => record(report).body) : [record(body)['csp-report']];
  return reports.slice(0, AT_ONCE).flatMap((report) => {
    const directive =
      first(report, 'effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0] ?? '';
    if (!/^[a-z-]{1,40}$/.test(directive)) return [];
    const blocked = originIn(first(report, 'blockedURL', 'blocked-uri'));
    const page = pathIn(first(report, 'documentURL', 'document-uri'));
    return [{ directive, blocked, page }];
  });
}

function first(report: unknown, ...names: string[]): string {
  const found = names.map((name) => record(report)[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
}

function originIn(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  const { origin, protocol } = URL.canParse(address) ? new URL(address) : { origin: '', protocol: '' };
  return origin === 'null' ? protocol : origin.slice(0, 200);
}

function pathIn(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : '';
}
