import { getRequestListener } from '@hono/node-server';
import { pageFailures } from '@/server/page-failures';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default getRequestListener(pageFailures.fetch, { overrideGlobalObjects: false });
