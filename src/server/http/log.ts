import { pino } from 'pino';
import type { PageFailure } from '@/domain/page-failure';
import { safeError, safePath } from './safe-error';

/** All fields that a log line may have: no text that a visitor has sent, so no personal data, tokens or codes. */
export type LogFields = {
  error?: unknown;
  /** The id of the call (`Caller.request_id`); missing for background work. */
  request?: string;
  /** The path of a call, without parts that may identify a person. */
  path?: string;
  /** Keyed hash of a network address. */
  address?: string;
  /** Row ids. */
  account?: number | undefined;
  payment?: number | string | undefined;
  order?: number;
  trip?: number;
  /** Names that this product defines. */
  refusal?: string;
  limit?: string;
  way?: string;
  medium?: string;
  kind?: string;
  gateway?: string;
  what?: string;
  why?: string | number | null | undefined;
  name?: string;
  folder?: string;
  problem?: string;
  code?: number | string | null | undefined;
  signal?: string | null;
  waiting?: number;
  files?: number;
  /** What the content policy blocked: its rule, the origin, and the page's path. */
  directive?: string;
  blocked?: string;
  page?: string;
  /** What a browser reports of a page, which `readPageFailure` has cleaned. */
  failure?: PageFailure;
};

const logger = pino(
  {
    base: null,
    messageKey: 'event',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: safeError, path: safePath, page: safePath },
  },
  // Looked up at each write, because tests replace it.
  { write: (line: string) => void process.stderr.write(line) },
);

/** One line of JSON on standard error for each event. */
export const log = {
  error: (event: string, fields: LogFields = {}): void => logger.error(fields, event),
  warn: (event: string, fields: LogFields = {}): void => logger.warn(fields, event),
  info: (event: string, fields: LogFields = {}): void => logger.info(fields, event),
};
