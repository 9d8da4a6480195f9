import { join } from 'node:path';
import sirv from 'sirv';
import { builtFolder } from '../built-folder.mjs';

const YEAR = 31_536_000;

/** The folder of built files whose names contain a content hash. */
export const builtFolders = (root) => ({
  '/_next/static/': join(root, builtFolder(), 'static'),
  '/i18n/': join(root, 'public', 'i18n'),
});

/**
 * Serves the build's scripts and style sheets from their compressed copies, and passes on requests for anything else. Files are
 * looked up in a list that is made once at the start: other spellings of a path find nothing, and no content is kept in
 * memory. An unknown file may be one of the build that another instance already has, so nobody keeps that it is missing;
 * Next would allow it for ten minutes.
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
    // sirv leaves the file open when a visitor goes away before its end.
    response.once('pipe', (file) => response.once('close', () => file.destroy()));
    return files(request, response, () => {
      request.url = url;
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      return response.end('There is no such file.\n');
    });
  };
}
