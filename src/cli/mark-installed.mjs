import { fileURLToPath } from 'node:url';
import { markInstalled } from './setup.mjs';

/**
 * For a shop whose packages were installed by `npm ci` (`deploy/Dockerfile`, `deploy/systemd`): a later start skips the
 * installation.
 */
markInstalled(fileURLToPath(new URL('../..', import.meta.url)));
