import { fileURLToPath } from 'node:url';
import { markInstalled } from './setup.mjs';

/** For an image whose packages were installed by `npm ci` (`deploy/Dockerfile`): a start installs nothing. */
markInstalled(fileURLToPath(new URL('../..', import.meta.url)));
