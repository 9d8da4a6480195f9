import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchWords } from '@/domain/search/search-words';
import { likelyWords, wordsOneSlipAway } from '@/domain/search/spelling';
import { type Database, queryRows } from '@/server/db/client';
import { categories, store_words } from '@/server/db/schema';
import type { CategoryRow } from './category';
import { inMarket, type Market } from '../market';
import { LONG, ttlCached } from '../sql/ttl-cache';

/** What was typed, as PostgreSQL looks for it: tsquery texts of beginnings of words, and of whole words. */
export type Sought = { beginnings: string; whole: string };

type Close = { word: string; sound: string };
/** `begun`: words of names that begin as typed, all of them unless there are many; `is_word`: the typed one is one itself. */
type Known = { typed: string; typed_sound: string; is_word: boolean; begun: string[]; close: Close[] };

type Meaning = { beginnings: string[]; whole: string[] };

/**
 * Reads what was typed against the words that names are made of: a word that begins one of them stands as it is, beside
 * its other spellings and, unless it is whole, the words one slip away ("fres" begins "fresh" and may be "fries"); any
 * other becomes the closest ones. Two words may be one in a name ("cheese burger"). Undefined
 * when nothing can be found.
 */
export const soughtBy = ttlCached(
  async (db, text: string): Promise<Sought | undefined> => {
    const words = searchWords(text);
    if (words.length === 0) return undefined;
    const readings = [words, ...withPairsJoined(words)];
    const known = await knownWords(db, [...new Set(readings.flat())]);
    const meanings = new Map(known.map((it) => [it.typed, meantBy(it)]));
    const meant = readings
      .map((reading) => reading.map((word) => meanings.get(word) ?? { beginnings: [], whole: [] }))
      .filter((reading) => reading.every(({ beginnings }) => beginnings.length > 0));
    if (meant.length === 0) return undefined;
    const query = (of: keyof Meaning) =>
      meant.map((reading) => `(${reading.map((it) => `(${it[of].join(' | ')})`).join(' & ')})`).join(' | ');
    return { beginnings: query('beginnings'), whole: query('whole') };
  },
  (text) => text,
  LONG,
);

/** Shorter ones, or those of longer texts, are more likely to become a word that nobody meant. */
const JOINED = { letters: 8, words: 3 };

function withPairsJoined(words: string[]): string[][] {
  if (words.length > JOINED.words) return [];
  return words
    .slice(1)
    .map((word, n) => [...words.slice(0, n), `${words[n]}${word}`, ...words.slice(n + 2)])
    .filter((reading, n) => (reading[n]?.length ?? 0) >= JOINED.letters);
}

/** From so many words on they are looked for by their beginning. */
const MANY = 9;

/** From this length on, another spelling of a known Arabic word stands for that word only. */
const SPELT = 4;

/** From so many letters on, the beginning of a word may be another word with a slip. */
const SLIPS = 4;

function meantBy({ typed, typed_sound, is_word, begun, close }: Known): Meaning {
  if (begun.length === 0) {
    const likely = likelyWords(typed_sound, close).map(({ word }) => quoted(word));
    return { beginnings: likely, whole: likely };
  }
  const elsewhere = close.filter(({ word }) => !word.startsWith(typed));
  const spelt = typed.length < SPELT ? [] : elsewhere.filter(({ sound }) => sound === typed_sound);
  const slips = is_word || typed.length < SLIPS ? [] : wordsOneSlipAway(typed_sound, elsewhere);
  const others = [...new Set([...spelt, ...slips].map(({ word }) => quoted(word)))];
  // From so many words on, an index search for the whole words is faster than one for their beginning.
  const beginnings = begun.length < MANY ? begun.map(quoted) : [`${quoted(typed)}:*`];
  // What begins as typed stands before what only may be meant.
  return { beginnings: [...beginnings, ...others], whole: is_word ? [quoted(typed)] : beginnings };
}

/**
 * Words with one error are found by the forms that they share without one letter; words with more errors by trigrams.
 */
const NEAR = 200;
const ALIKE = 20;

/** Each typed word: which words of names begin so, and which are spelt alike in the same script. */
function knownWords(db: Database, words: string[]): Promise<Known[]> {
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  return queryRows<Known>(
    db,
    sql`select typed, typed_sound, is_word, array(select word from search_words
          where word ~>=~ typed and word ~<~ (typed || chr(1114111)) limit ${sql.raw(String(MANY))}) as begun, case when length(typed) < 3 then '[]' else (
        select coalesce(json_agg(it), '[]') from (
          (select word, sound from search_words where near && search_near(typed_sound)
            and (not known or sound = typed_sound or (not is_word and length(typed) >= ${sql.raw(String(SLIPS))})) and (word ~<~ 'ء') = (typed ~<~ 'ء') limit ${sql.raw(String(NEAR))})
          union
          (select word, sound from search_words where not known and sound % typed_sound
            and (word ~<~ 'ء') = (typed ~<~ 'ء')
            order by similarity(sound, typed_sound) desc, word limit ${sql.raw(String(ALIKE))})) it) end as close
      from (select typed, search_sound(typed) as typed_sound, exists (select 1 from search_words
          where word ~>=~ typed and word ~<~ (typed || chr(1114111))) as known,
          exists (select 1 from search_words where word = typed) as is_word
        from unnest(array[${list}]::text[]) as typed) read`,
  );
}

/** Words hold letters and digits only, so nothing needs escaping. */
function quoted(word: string): string {
  return `'${word}'`;
}

export function matches(column: PgColumn, { beginnings }: Sought): SQL {
  return sql`${column} @@ ${beginnings}::tsquery`;
}

/** Names with the typed words themselves stand before those with longer ones. */
export function byMatch(column: PgColumn, { whole }: Sought): SQL {
  return sql`(${column} @@ ${whole}::tsquery) desc`;
}

/**
 * The stores of a market that have the words in their names or in what they sell. A common word finds most stores, and
 * their words are long, so the ids are kept for a minute.
 */
export const findStoresSelling = ttlCached(
  async (db, { beginnings }: Sought, market: Market): Promise<number[]> => {
    const found = await db
      .select({ id: store_words.store_id })
      .from(store_words)
      .where(and(sql`${store_words.words} @@ ${beginnings}::tsquery`, ...inMarket(market, store_words)));
    return found.map(({ id }) => id);
  },
  ({ beginnings }, market) => [beginnings, market],
  LONG,
);

/** Categories of a module by their names, those from which most is ordered first. */
export async function findCategories(
  db: Database,
  module_id: number,
  text: string,
  limit: number,
): Promise<CategoryRow[]> {
  const sought = await soughtBy(db, text);
  if (!sought) return [];
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.module_id, module_id), eq(categories.status, true), matches(categories.search, sought)))
    .orderBy(byMatch(categories.search, sought), desc(categories.order_count), asc(categories.id))
    .limit(limit);
}
