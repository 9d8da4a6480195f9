import { join } from 'node:path';
import sirv from 'sirv';
import { builtFolder } from '../built-folder.mjs';

const YEAR = 31_536_000;

/** Where files of the build lie whose names carry a hash of what they hold. */
export const builtFolders = (root) => ({
  '/_next/static/': join(root, builtFolder(), 'static'),
  '/i18n/': join(root, 'public', 'i18n'),
});

/**
 * Sends scripts and styles of the build, packed when they were built, and hands on the rest. The files are looked up
 * in a list that is made here, once: another spelling of a path finds nothing, and nothing is kept in memory.
 */
export function builtFiles(root) {
  const rooms = Object.entries(builtFolders(root)).map(([prefix, folder]) => [
    prefix,
    sirv(folder, { maxAge: YEAR, immutable: true, etag: true, brotli: true, gzip: true, extensions: [] }),
  ]);

  return (request, response, next) => {
    const { method, url = '' } = request;
    const [prefix, files] = rooms.find(([prefix]) => url.startsWith(prefix)) ?? [];
    if (!files || !/^(GET|HEAD)$/.test(method)) return next();
    request.url = url.slice(prefix.length - 1);
    return files(request, response, () => {
      request.url = url;
      return next();
    });
  };
}
