/**
 * Serves the small market on a separate database until it is killed: `order-server.ts <folder or postgres address>`.
 */
import { serve } from '@hono/node-server';
import { openFolder, openPostgres } from '@/server/db/client';
import { payApi } from './pay-market';

async function run(where: string): Promise<void> {
  const { db } = await (where.startsWith('postgres') ? openPostgres(where) : openFolder(where));
  serve({ fetch: payApi(db).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
}

void run(process.argv[2] ?? '');
