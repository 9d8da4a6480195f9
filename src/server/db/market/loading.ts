import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client';
import type { PictureKind } from '@/server/pictures/recipe';
import { DAY_MS } from '@/domain/time/units';
import { type Kept, keptAs } from './pictures';
import { requireRowId, type Known } from './put';
import type { Market } from './read-market';
import type { Day, Picture } from './shape/parts';

/** The context that all parts of a loading share. */
export type Loading = {
  db: Database;
  known: Known;
  market: Market;
  now: Date;
  /** Sets the stock of existing items to that of the files. */
  setsStock: boolean;
  id: (table: PgTable, key: string) => number;
  /** The file name of a picture below the media folder. */
  picture: (kind: PictureKind, picture: Picture) => string;
  day: (day: Day) => string;
};

export type LoadOptions = { now: Date; kept: Kept; setsStock?: boolean };

export function startLoading(db: Database, known: Known, market: Market, options: LoadOptions): Loading {
  const { now, kept, setsStock = false } = options;
  const id = (table: PgTable, key: string) => requireRowId(known, table, key);
  const picture = (kind: PictureKind, picture: Picture) => keptAs(kept, kind, picture);
  const day = (day: Day) => (typeof day === 'string' ? day : dayFrom(now, day.days));
  return { db, known, market, now, setsStock, id, picture, day };
}

/** The date `YYYY-MM-DD` some days after a moment. */
function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
