import { fileURLToPath } from 'node:url';
import { markInstalled } from './setup.mjs';

/**
 * For an image whose packages were installed by `npm ci` (`deploy/Dockerfile`): a later start skips the installation.
 */
markInstalled(fileURLToPath(new URL('../..', import.meta.url)));
