import { findOrInstall } from './programs.mjs';

/**
 * Finds an nginx for the tests: NGINX_PATH, an installed one, otherwise that of apt-get. Returns the path of its
 * executable.
 */
export const findNginx = () => findOrInstall('nginx', { named: process.env.NGINX_PATH, setting: 'NGINX_PATH' });
