/** Serves the embedded back end alone, on the database of DATABASE_URL, until it is killed; prints its port. */
import { serve } from '@hono/node-server';
import { app } from './app';

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
