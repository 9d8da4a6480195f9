import { getRequestListener } from '@hono/node-server';
import { answer } from '@/server/entry';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default getRequestListener(answer, { overrideGlobalObjects: false });
