import { pino } from 'pino';
import { safeError, safePath } from './safe-error';

/** Everything that a line may tell: no text that a visitor has sent, so no personal data, tokens or codes. */
export type LogFields = {
  error?: unknown;
  /** The call that it happened in (`Caller.request_id`); missing for what runs by itself. */
  request?: string;
  /** Of a call; parts that may name a person are left out. */
  path?: string;
  /** Keyed hash of a network address. */
  address?: string;
  /** Row ids. */
  account?: number | undefined;
  payment?: number | string | undefined;
  /** Names of this product's own. */
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
  /** What the content policy kept out: its rule, the origin, and the page's path. */
  directive?: string;
  blocked?: string;
  page?: string;
};

const logger = pino(
  {
    base: null,
    messageKey: 'event',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: safeError, path: safePath, page: safePath },
  },
  // Standard error as it is when a line is written.
  { write: (line: string) => void process.stderr.write(line) },
);

/** One line of JSON on standard error for each event. */
export const log = {
  error: (event: string, fields: LogFields = {}): void => logger.error(fields, event),
  warn: (event: string, fields: LogFields = {}): void => logger.warn(fields, event),
  info: (event: string, fields: LogFields = {}): void => logger.info(fields, event),
};
