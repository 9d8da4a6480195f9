import { fileURLToPath } from 'node:url';
import { buildStorefront } from './setup.mjs';

/** The build of `npm start` alone, for an image (`deploy/Dockerfile`): a start finds that nothing is missing. */
await buildStorefront(fileURLToPath(new URL('../..', import.meta.url)));
