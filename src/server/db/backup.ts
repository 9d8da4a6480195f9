import { getTableName, sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type Database, queryRows } from './client';
import { readLastMigration } from './last-migration';
import { secret_marks, throttles } from './schema';
import { splitLines } from './split-lines';

/** What a backup records about its rows. */
export type Dumped = {
  /** The time of its newest migration, in milliseconds. */
  migrated: number;
  tables: { name: string; rows: number }[];
  /** The last value of each sequence. */
  counters: { name: string; last: string }[];
};

const AT_ONCE = 500;

/** What a shop writes by itself once it runs: the mark of its secret, and when it last cleaned up. */
const LEFT_BY_START = [secret_marks, throttles];

/**
 * Writes every row of a database into files of a folder, `<table>.jsonl` with one JSON text per line. All rows are from
 * the same moment, even if others write meanwhile. PostgreSQL and PGlite use the same format.
 */
export async function dumpRows(db: Database, folder: string): Promise<Dumped> {
  await mkdir(folder, { recursive: true });
  const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const tables: Dumped['tables'] = [];
    for (const { name, columns } of await listTables(tx)) {
      tables.push({ name, rows: await dumpTable(tx, { name, columns }, join(folder, `${name}.jsonl`)) });
    }
    const counters = await queryRows<{ name: string; last: string }>(
      tx,
      sql`select sequencename as name, last_value::text as last from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`,
    );
    return { migrated: await readLastMigration(tx), tables, counters };
  }, moment);
}

type Table = { name: string; columns: string[] };

async function dumpTable(tx: Database, { name, columns }: Table, file: string): Promise<number> {
  const out = createWriteStream(file);
  const fields = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`declare backup no scroll cursor for
    select to_jsonb(dumped)::text as line from (select ${fields} from ${sql.identifier(name)}) dumped`);
  let written = 0;
  for (;;) {
    const found = await queryRows<{ line: string }>(tx, sql.raw(`fetch ${AT_ONCE} from backup`));
    if (found.length === 0) break;
    written += found.length;
    if (!out.write(found.map(({ line }) => `${line}\n`).join(''))) await once(out, 'drain');
  }
  await tx.execute(sql`close backup`);
  out.end();
  await finished(out);
  return written;
}

/**
 * Fills the empty tables of a database with the same schema, in one transaction. What the start of a shop has left there
 * gives way: the backup says which secret its rows belong to.
 */
export async function loadRows(db: Database, folder: string, { tables, counters }: Dumped): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await listTables(tx);
    // Rows are loaded table by table, so foreign keys are dropped first and checked at the end.
    const references = await queryRows<{ name: string; of: string; text: string }>(
      tx,
      sql`select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as text
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const { of, name } of references) await tx.execute(sql.raw(`alter table ${of} drop constraint "${name}"`));
    for (const { name } of known) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    for (const table of LEFT_BY_START) await tx.delete(table);
    for (const { name, rows: expected } of tables) {
      const table = known.find((candidate) => candidate.name === name);
      if (!table) throw new Error(`The backup has a table ${name} that this build does not know`);
      const loaded = await loadTable(tx, table, join(folder, `${name}.jsonl`));
      if (loaded !== expected) throw new Error(`The backup has ${loaded} rows of ${name} in place of ${expected}`);
    }
    for (const { name, last } of counters) await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
    for (const { name } of known) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    for (const { of, name, text } of references) {
      await tx.execute(sql.raw(`alter table ${of} add constraint "${name}" ${text}`));
    }
  });
}

async function loadTable(tx: Database, { name, columns }: Table, file: string): Promise<number> {
  const fields = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  let lines: string[] = [];
  let loaded = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    loaded += lines.length;
    await tx.execute(sql`insert into ${table} (${fields}) overriding system value
      select ${fields} from jsonb_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::jsonb)`);
    lines = [];
  };
  for await (const line of splitLines(createReadStream(file, 'utf8'))) {
    lines.push(line);
    if (lines.length === AT_ONCE) await flush();
  }
  await flush();
  return loaded;
}

/** Every table with its columns, without generated ones. */
async function listTables(db: Database): Promise<Table[]> {
  return queryRows<Table>(
    db,
    sql`select c.table_name as name, json_agg(c.column_name order by c.ordinal_position) as columns
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by c.table_name order by c.table_name`,
  );
}

/** Whether a database has no tables yet. */
export async function isBare(db: Database): Promise<boolean> {
  return (await listTables(db)).length === 0;
}

/** Whether no table of a database has a row, apart from those that the start of a shop leaves. */
export async function hasNoRows(db: Database): Promise<boolean> {
  const left: string[] = LEFT_BY_START.map((table) => getTableName(table));
  for (const { name } of await listTables(db)) {
    if (left.includes(name)) continue;
    if ((await queryRows(db, sql`select 1 from ${sql.identifier(name)} limit 1`)).length > 0) return false;
  }
  return true;
}
