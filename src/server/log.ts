type Facts = Record<string, unknown>;

/** One line of JSON on standard error for each event; never personal data, tokens or codes. */
export const log = {
  error: (event: string, facts: Facts = {}) => write('error', event, facts),
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
};

function write(level: string, event: string, { error, ...facts }: Facts): void {
  const reason = error instanceof Error ? { error: error.message, cause: causeOf(error), stack: error.stack } : {};
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts, ...reason })}\n`);
}

function causeOf(error: Error): string | undefined {
  return error.cause instanceof Error ? error.cause.message : undefined;
}
