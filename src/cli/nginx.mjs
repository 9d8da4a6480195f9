import { findOrInstall } from './programs.mjs';

/** An nginx for the tests: NGINX_PATH, an installed one, else the one of apt-get. Answers the path of its program. */
export const findNginx = () => findOrInstall('nginx', { named: process.env.NGINX_PATH, setting: 'NGINX_PATH' });
