import type { Context, Hono } from 'hono';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { ApiError, refuse } from './api';
import { mediaFolder } from './db/pictures/folder';
import { LARGE } from './db/pictures/recipe';
import { openPainting } from './painting';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** A picture's file never changes under its name, so browsers may keep it for ever. */
const FOREVER = 'public, max-age=31536000, immutable';

const PATH = '/media/';

/** `GET /media/<folder>/<file>`: the pictures of the market, from the folder `media` in DATA_DIR. */
export function serveMedia(app: Hono): void {
  app.get(`${PATH}*`, async (c) => {
    const asked = fileOf(c.req.path);
    const picture = asked && ((await fileAt(asked)) ?? (await paintedLate(asked)));
    if (!picture) return refuse(c, new ApiError('not-found'));
    const { file, found } = picture;

    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', FOREVER);
    c.header('X-Content-Type-Options', 'nosniff');
    // Shops of other origins show them, too.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (hasAlready(c, etag)) return c.body(null, 304);
    c.header('Content-Type', TYPES[extname(file)] ?? '');
    // A document of somebody else is never run beside the shop's pages.
    if (extname(file) === '.pdf') c.header('Content-Disposition', 'attachment');
    c.header('Accept-Ranges', 'bytes');
    const part = rangeOf(c.req.header('Range'), found.size);
    if (part) c.header('Content-Range', `bytes ${part.start}-${part.end}/${found.size}`);
    c.header('Content-Length', String(part ? part.end - part.start + 1 : found.size));
    // The two declarations of a web stream differ by name only.
    return c.body(Readable.toWeb(createReadStream(file, part)) as ReadableStream, part ? 206 : 200);
  });
}

async function fileAt(file: string) {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, found } : undefined;
}

const paintings = new Map<string, ReturnType<typeof openPainting>>();

/** What a vehicle or an item looks like is painted when it is first asked for, and large when it is zoomed into. */
async function paintedLate(file: string) {
  const folder = mediaFolder();
  const paint = paintings.get(folder) ?? openPainting(folder);
  paintings.set(folder, paint);
  await paint(relative(folder, file).replaceAll(sep, '/'));
  // A picture that somebody else has put there stands for its large form.
  return (await fileAt(file)) ?? (await fileAt(file.replace(LARGE.suffix, '')));
}

/** The picture that a path names; undefined for whatever is no picture inside the folder. */
function fileOf(path: string): string | undefined {
  const name = decoded(path.slice(path.indexOf(PATH) + PATH.length));
  if (name === undefined || name.includes('\0') || !TYPES[extname(name)]) return undefined;
  const folder = mediaFolder();
  const file = resolve(join(folder, name));
  return file.startsWith(folder + sep) ? file : undefined;
}

/** The one part that a player asks for, `bytes=0-1` or `bytes=-500`; undefined for the whole, as for any other form. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from = '', until = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && until === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(until)) : Number(from);
  const end = from === '' || until === '' ? size - 1 : Math.min(size - 1, Number(until));
  return start <= end ? { start, end } : undefined;
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    // A malformed escape names no file.
    return undefined;
  }
}

function hasAlready(c: Context, etag: string): boolean {
  const known = c.req.header('If-None-Match')?.split(',') ?? [];
  return known.some((it) => it.trim().replace(/^W\//, '') === etag);
}
