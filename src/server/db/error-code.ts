/** The code that PostgreSQL or the system has given an error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a unique index refused a row, by SQLSTATE; drizzle wraps the driver's error as the cause. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && codeOf(error.cause) === '23505';
}
