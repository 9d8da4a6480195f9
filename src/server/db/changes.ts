import type { Logger } from 'drizzle-orm';
import { listedTables } from './schema/listed';

declare global {
  /**
   * Counts the changes that this process has made to tables that cached lists read. All bundles of the process share
   * the number.
   */
  var medinaChanges: number | undefined;
}

const LISTED = new RegExp(`\\b(${listedTables.join('|')})\\b`);

/** Whether a query changes a table that cached lists read. */
export function isListed(text: string): boolean {
  return !/^\s*(select|explain)\b/i.test(text) && LISTED.test(text);
}

/**
 * A drizzle logger, called before each query. That is enough for PGlite, which runs queries one after the other: a
 * query that follows a change is answered after the transaction of the change. On PostgreSQL `connection.ts` counts
 * when a change is committed.
 */
export const changeCounter: Logger = {
  logQuery: (text) => {
    if (isListed(text)) countChange();
  },
};

export function countChange(): void {
  globalThis.medinaChanges = changes() + 1;
}

export function changes(): number {
  return globalThis.medinaChanges ?? 0;
}
