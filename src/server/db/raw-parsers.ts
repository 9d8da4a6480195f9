import { types, type PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';

const asIs = (value: string) => value;

/** Types that drizzle reads itself, so wants as PostgreSQL writes them; the numbers are those of their arrays. */
export const asWritten = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((it) => [
    it,
    asIs,
  ]),
);

/**
 * For a client that reads `asWritten` anyway: drizzle says so again with each query, and PGlite would copy the readers
 * of all its types for it, which takes longer than a small query itself.
 */
export function readAlways(client: PGlite): void {
  client.query = plain(client.query.bind(client));
  const transaction = client.transaction.bind(client);
  client.transaction = (act) => transaction((tx) => act(Object.assign(tx, { query: plain(tx.query) })));
}

function plain(query: Transaction['query']): Transaction['query'] {
  return (text, params, options?: QueryOptions) => {
    const { parsers: _parsers, ...rest } = options ?? {};
    return query(text, params, rest);
  };
}
