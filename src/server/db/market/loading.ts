import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client';
import type { PictureKind } from '@/server/pictures/recipe';
import { type Kept, keptAs } from './pictures';
import { idOf, type Known } from './put';
import type { Market } from './read-market';
import type { Day, Picture } from './shape/parts';

/** What the parts of a loading share. */
export type Loading = {
  db: Database;
  known: Known;
  market: Market;
  now: Date;
  /** Sets the stock of what is there already to what the files say. */
  setsStock: boolean;
  id: (table: PgTable, key: string) => number;
  /** Its name below the media folder. */
  picture: (kind: PictureKind, picture: Picture) => string;
  day: (day: Day) => string;
};

export type LoadOptions = { now: Date; kept: Kept; setsStock?: boolean };

export function startLoading(db: Database, known: Known, market: Market, options: LoadOptions): Loading {
  const { now, kept, setsStock = false } = options;
  const id = (table: PgTable, key: string) => idOf(known, table, key);
  const picture = (kind: PictureKind, it: Picture) => keptAs(kept, kind, it);
  const day = (it: Day) => (typeof it === 'string' ? it : dayFrom(now, it.days));
  return { db, known, market, now, setsStock, id, picture, day };
}

/** YYYY-MM-DD, some days from a moment. */
function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
