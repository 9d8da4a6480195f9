import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchWords } from '@/domain/search/search-words';
import { likelyWords, wordsOneSlipAway } from '@/domain/search/spelling';
import { type Database, queryRows } from '@/server/db/client';
import { categories, store_words } from '@/server/db/schema';
import { type CategoryRow, isCategoryOn } from './category';
import { inMarket, type Market } from '../market';
import { LONG, ttlCached } from '../sql/ttl-cache';

/** A search text as PostgreSQL looks for it: tsquery texts of word beginnings, and of whole words. */
export type Sought = { beginnings: string; whole: string };

type Close = { word: string; sound: string };
/**
 * What is known of a typed word. `begun`: words of names that begin with it, cut off at `MANY`; `is_word`: it is itself
 * such a word.
 */
type Known = { typed: string; typed_sound: string; is_word: boolean; begun: string[]; close: Close[] };

type Meaning = { beginnings: string[]; whole: string[] };

/**
 * Compares a search text with the words that names consist of. A typed word that begins one of them is kept, beside its
 * other spellings and, unless it is complete, the words one typing error away ("fres" begins "fresh" and may be
 * "fries"); any other word is replaced by the closest ones. Two words may be one in a name ("cheese burger"). Undefined
 * when nothing can be found.
 */
export const resolveSearch = ttlCached(
  async (db, text: string): Promise<Sought | undefined> => {
    const words = searchWords(text);
    if (words.length === 0) return undefined;
    const readings = [words, ...withPairsJoined(words)];
    const known = await knownWords(db, [...new Set(readings.flat())]);
    const meanings = new Map(known.map((word) => [word.typed, toMeaning(word)]));
    const meant = readings
      .map((reading) => reading.map((word) => meanings.get(word) ?? { beginnings: [], whole: [] }))
      .filter((reading) => reading.every(({ beginnings }) => beginnings.length > 0));
    if (meant.length === 0) return undefined;
    const query = (of: keyof Meaning) =>
      meant.map((reading) => `(${reading.map((meaning) => `(${meaning[of].join(' | ')})`).join(' & ')})`).join(' | ');
    return { beginnings: query('beginnings'), whole: query('whole') };
  },
  (text) => text,
  LONG,
);

/**
 * Joining two words is limited: shorter words, or words of longer texts, would more likely become a word that nobody
 * meant.
 */
const JOINED = { letters: 8, words: 3 };

function withPairsJoined(words: string[]): string[][] {
  if (words.length > JOINED.words) return [];
  return words
    .slice(1)
    .map((word, n) => [...words.slice(0, n), `${words[n]}${word}`, ...words.slice(n + 2)])
    .filter((reading, n) => (reading[n]?.length ?? 0) >= JOINED.letters);
}

/** From this many matching words on, the query uses the common beginning instead of the list of words. */
const MANY = 9;

/** The minimum length at which another spelling of a known Arabic word counts as the same word. */
const SPELT = 4;

/** The minimum length at which the beginning of a word may be another word with a typing error. */
const SLIPS = 4;

function toMeaning({ typed, typed_sound, is_word, begun, close }: Known): Meaning {
  if (begun.length === 0) {
    const likely = likelyWords(typed_sound, close).map(({ word }) => quoteWord(word));
    return { beginnings: likely, whole: likely };
  }
  const elsewhere = close.filter(({ word }) => !word.startsWith(typed));
  const spelt = typed.length < SPELT ? [] : elsewhere.filter(({ sound }) => sound === typed_sound);
  const slips = is_word || typed.length < SLIPS ? [] : wordsOneSlipAway(typed_sound, elsewhere);
  const others = [...new Set([...spelt, ...slips].map(({ word }) => quoteWord(word)))];
  // Up to this many words, an index search for the whole words is faster than one for their beginning.
  const beginnings = begun.length < MANY ? begun.map(quoteWord) : [`${quoteWord(typed)}:*`];
  // Words that begin as typed come before those that may only be meant.
  return { beginnings: [...beginnings, ...others], whole: is_word ? [quoteWord(typed)] : beginnings };
}

/**
 * Limits of candidates. Words with one error are found by the forms without one letter that they share, words with more
 * errors by trigrams.
 */
const NEAR = 200;
const ALIKE = 20;

/** For each typed word: the words of names that begin with it, and those of the same script that are spelt like it. */
function knownWords(db: Database, words: string[]): Promise<Known[]> {
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  return queryRows<Known>(
    db,
    sql`select typed, typed_sound, is_word, array(select word from search_words
          where word ~>=~ typed and word ~<~ (typed || chr(1114111)) limit ${sql.raw(String(MANY))}) as begun, case when length(typed) < 3 then '[]' else (
        select coalesce(json_agg(found), '[]') from (
          (select word, sound from search_words where near && search_near(typed_sound)
            and (not known or sound = typed_sound or (not is_word and length(typed) >= ${sql.raw(String(SLIPS))})) and (word ~<~ 'ء') = (typed ~<~ 'ء') limit ${sql.raw(String(NEAR))})
          union
          (select word, sound from search_words where not known and sound % typed_sound
            and (word ~<~ 'ء') = (typed ~<~ 'ء')
            order by similarity(sound, typed_sound) desc, word limit ${sql.raw(String(ALIKE))})) found) end as close
      from (select typed, search_sound(typed) as typed_sound, exists (select 1 from search_words
          where word ~>=~ typed and word ~<~ (typed || chr(1114111))) as known,
          exists (select 1 from search_words where word = typed) as is_word
        from unnest(array[${list}]::text[]) as typed) read`,
  );
}

/** Words hold letters and digits only, so nothing needs escaping. */
function quoteWord(word: string): string {
  return `'${word}'`;
}

export function matches(column: PgColumn, { beginnings }: Sought): SQL {
  return sql`${column} @@ ${beginnings}::tsquery`;
}

/** Sorts names with the typed words themselves before those with longer ones. */
export function orderByMatch(column: PgColumn, { whole }: Sought): SQL {
  return sql`(${column} @@ ${whole}::tsquery) desc`;
}

/**
 * The ids of stores in a market whose name or items contain the words. A common word finds most stores, and their word
 * lists are long, so the ids are cached for a minute.
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

/** Categories of a module by name, those with the most orders first among equal matches. */
export async function searchCategories(
  db: Database,
  module_id: number,
  text: string,
  limit: number,
): Promise<CategoryRow[]> {
  const sought = await resolveSearch(db, text);
  if (!sought) return [];
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.module_id, module_id), isCategoryOn(), matches(categories.search, sought)))
    .orderBy(orderByMatch(categories.search, sought), desc(categories.order_count), asc(categories.id))
    .limit(limit);
}
