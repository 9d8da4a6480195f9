import { expect, it } from 'vitest';
import { loadDump } from '@tests/support/dump';
import { newPglite } from './client';
import { closing } from './closing';

it('closing PGlite waits for running queries and refuses new ones', async () => {
  const client = newPglite({ loadDataDir: await loadDump('migrated') });
  const close = closing(client);
  await client.waitReady;
  const asked = [
    client.query('select 1'),
    client.transaction(async (tx) => {
      await tx.query('select 2');
      return tx.query('select 3');
    }),
    client.exec('select 4'),
  ];
  const closed = close();
  await expect(client.query('select 5')).rejects.toThrow('being closed');
  expect((await Promise.allSettled(asked)).map((result) => result.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  await closed;
  expect(client.closed).toBe(true);
});
