import type { PGlite } from '@electric-sql/pglite';

/**
 * Closes PGlite safely: new queries are refused, running ones are awaited. If PGlite is closed during a query, that
 * query never ends and keeps the process busy.
 */
export function closing(client: PGlite): () => Promise<void> {
  const open = new Set<Promise<unknown>>();
  let isClosing = false;

  function trackCalls<Ask extends (...args: never[]) => Promise<unknown>>(ask: Ask): Ask {
    const asked = (...args: Parameters<Ask>) => {
      if (isClosing) return Promise.reject(new Error('The database is being closed'));
      const answer = ask(...args);
      const done = () => void open.delete(answer);
      open.add(answer);
      answer.then(done, done);
      return answer;
    };
    // The wrapped function has the type of the original, which TypeScript cannot see through the generic parameters.
    return asked as Ask;
  }

  client.query = trackCalls(client.query.bind(client));
  client.exec = trackCalls(client.exec.bind(client));
  client.transaction = trackCalls(client.transaction.bind(client));
  return async () => {
    isClosing = true;
    await Promise.allSettled(open);
    await client.close();
  };
}
