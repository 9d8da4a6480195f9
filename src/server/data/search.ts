import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchWords } from '@/domain/search-words';
import { likelyWords } from '@/domain/spelling';
import { type Database, rows } from '../db/client';
import { categories } from '../db/schema';
import type { CategoryRow } from './category';

/** What was typed, as PostgreSQL looks for it: tsquery texts of beginnings of words, and of whole words. */
export type Sought = { beginnings: string; whole: string };

type Known = { typed: string; typed_sound: string; known: boolean; close: { word: string; sound: string }[] };

/**
 * Reads what was typed against the words that names are made of: a word that begins one of them stands as it is, any
 * other becomes the closest ones. Undefined when nothing can be found.
 */
export async function soughtBy(db: Database, text: string): Promise<Sought | undefined> {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const read = (await knownWords(db, words)).map((it) => ({ ...it, meant: likelyWords(it.typed_sound, it.close) }));
  if (read.some(({ known, meant }) => !known && meant.length === 0)) return undefined;
  const all = (lexeme: (word: string) => string) =>
    read
      .map((it) => (it.known ? lexeme(it.typed) : `(${it.meant.map(({ word }) => quoted(word)).join(' | ')})`))
      .join(' & ');
  return { beginnings: all((word) => `${quoted(word)}:*`), whole: all(quoted) };
}

/** Each typed word: whether any name has a word that begins so, and if not, which are spelt alike. */
function knownWords(db: Database, words: string[]): Promise<Known[]> {
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  return rows<Known>(
    db,
    sql`select typed, search_sound(typed) as typed_sound, known, case when known or length(typed) < 3 then '[]' else (
        select coalesce(json_agg(it), '[]') from (
          select word, sound from search_words
          where sound % search_sound(typed) order by similarity(sound, search_sound(typed)) desc, word limit 20) it) end as close
      from (select typed, exists (select 1 from search_words
          where word ~>=~ typed and word ~<~ (typed || chr(1114111))) as known
        from unnest(array[${list}]::text[]) as typed) read`,
  );
}

/** Only letters and digits are words, so nothing in them needs escaping. */
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
