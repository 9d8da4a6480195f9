import { types, type PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';

const asIs = (value: string) => value;

/**
 * Types that drizzle parses itself, so the driver returns them as text. The numbers are the ids of their array types.
 */
export const asWritten = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    asIs,
  ]),
);

/**
 * For a client that uses `asWritten` for every query. drizzle passes these parsers again with each query, and PGlite
 * then copies all its parsers, which takes longer than a small query.
 */
export function dropQueryParsers(client: PGlite): void {
  client.query = withoutParsers(client.query.bind(client));
  const transaction = client.transaction.bind(client);
  client.transaction = (act) => transaction((tx) => act(Object.assign(tx, { query: withoutParsers(tx.query) })));
}

function withoutParsers(query: Transaction['query']): Transaction['query'] {
  return (text, params, options?: QueryOptions) => {
    const { parsers: _parsers, ...rest } = options ?? {};
    return query(text, params, rest);
  };
}
