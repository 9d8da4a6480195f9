import { fileURLToPath } from 'node:url';
import { buildStorefront } from './setup.mjs';

/** Only the build step of `npm start`, for an image (`deploy/Dockerfile`): a later start skips it. */
await buildStorefront(fileURLToPath(new URL('../..', import.meta.url)));
