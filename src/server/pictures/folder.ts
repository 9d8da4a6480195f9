import { resolve } from 'node:path';

/** The folder of all media: pictures of the market, of the demo, and uploads of customers. */
export const mediaFolder = (): string => resolve(process.env.DATA_DIR ?? '.data', 'media');
