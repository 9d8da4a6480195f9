import type { PGlite } from '@electric-sql/pglite';

/**
 * How to close PGlite: it refuses what is asked from now on and waits for what is on its way. PGlite itself never ends
 * a query that it is closed under, and keeps the whole process busy with it for ever.
 */
export function closing(client: PGlite): () => Promise<void> {
  const open = new Set<Promise<unknown>>();
  let isClosing = false;

  function counted<Ask extends (...args: never[]) => Promise<unknown>>(ask: Ask): Ask {
    const asked = (...args: Parameters<Ask>) => {
      if (isClosing) return Promise.reject(new Error('The database is being closed'));
      const answer = ask(...args);
      const done = () => void open.delete(answer);
      open.add(answer);
      answer.then(done, done);
      return answer;
    };
    // The same function, so of the same type, which generic parameters keep the compiler from seeing.
    return asked as Ask;
  }

  client.query = counted(client.query.bind(client));
  client.exec = counted(client.exec.bind(client));
  client.transaction = counted(client.transaction.bind(client));
  return async () => {
    isClosing = true;
    await Promise.allSettled(open);
    await client.close();
  };
}
