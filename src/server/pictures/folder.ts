import { resolve } from 'node:path';

/** Where the pictures of the market are, those of the demo and those that customers have sent. */
export const mediaFolder = (): string => resolve(process.env.DATA_DIR ?? '.data', 'media');
