import type { Context, Hono } from 'hono';
import { extname, posix } from 'node:path';
import { isPrivateFile } from '@/domain/files/private-file';
import { files } from '../adapters/files';
import { ApiError, refuse } from '../http/api';
import { mediaFolder } from '../pictures/folder';
import { LARGE } from '../pictures/recipe';
import { isDemo } from '../config/demo-mode';
import { openPainting } from './demo-painter';
import { mayRead } from '../http/file-token';

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

/** Private files are shown for some minutes and never cached. */
const NEVER = 'private, no-store';

/**
 * `GET /media/<folder>/<file>`: the pictures of the market, from the folder `media` in DATA_DIR. Private files need a
 * token before their name, `/media/signed/<token>/<folder>/<file>`; without one they are answered like unknown files.
 */
export function serveMedia(app: Hono, now = () => new Date()): void {
  app.get(`${PATH}*`, async (c) => {
    const { asked, isPrivate } = shownAt(c.req.path, now());
    const picture = asked && ((await files.find(asked)) ?? (await paintLate(asked)));
    if (!picture) return refuse(c, new ApiError('not-found'));
    const etag = `"${picture.version}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', isPrivate ? NEVER : FOREVER);
    c.header('X-Content-Type-Options', 'nosniff');
    // Storefronts of other origins may show the pictures, too.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (hasAlready(c, etag)) return c.body(null, 304);
    c.header('Content-Type', TYPES[extname(asked)] ?? '');
    // Documents are served sandboxed, so that nothing in them runs on the origin of the shop.
    if (extname(asked) === '.pdf') c.header('Content-Disposition', 'attachment');
    c.header('Accept-Ranges', 'bytes');
    const part = parseRange(c.req.header('Range'), picture.size);
    if (part) c.header('Content-Range', `bytes ${part.start}-${part.end}/${picture.size}`);
    c.header('Content-Length', String(part ? part.end - part.start + 1 : picture.size));
    const status = part ? 206 : 200;
    // Hono answers HEAD by this handler too, and would leave the opened file unread.
    if (c.req.method === 'HEAD') return c.body(null, status);
    return c.body(await picture.read(part), status);
  });
}

const SIGNED = /\/media\/signed\/([^/]+)\//;

/** The file that a path names; undefined for a private one without a valid token. */
function shownAt(path: string, now: Date): { asked: string | undefined; isPrivate: boolean } {
  const [found, token] = SIGNED.exec(path) ?? [];
  const asked = parseName(found ? path.replace(found, PATH) : path);
  const isPrivate = asked !== undefined && isPrivateFile(asked);
  return { asked: isPrivate && !mayRead(asked, token, now) ? undefined : asked, isPrivate };
}

const paintings = new Map<string, ReturnType<typeof openPainting>>();

/**
 * Pictures of the demo's items and vehicles are generated when they are first requested; their large form when somebody
 * zooms in.
 */
async function paintLate(name: string) {
  if (isDemo()) {
    const folder = mediaFolder();
    const paint = paintings.get(folder) ?? openPainting(folder);
    paintings.set(folder, paint);
    await paint(name);
  }
  return (await files.find(name)) ?? (await files.find(toPlainName(name)));
}

/**
 * The ordinary picture, which is answered where there is no large form. Only the end of the name may change: the folder
 * decides whether the file is private, and has been checked.
 */
function toPlainName(name: string): string {
  const extension = extname(name);
  const end = `${LARGE.suffix}${extension}`;
  return name.endsWith(end) ? name.slice(0, -end.length) + extension : name;
}

/** The file name below the media folder; undefined for other types and for a name that leads out of the folder. */
function parseName(path: string): string | undefined {
  const written = decoded(path.slice(path.indexOf(PATH) + PATH.length));
  if (written === undefined || written.includes('\0') || !TYPES[extname(written)]) return undefined;
  const name = posix.normalize(written.replaceAll('\\', '/'));
  return name.startsWith('../') || name.startsWith('/') ? undefined : name;
}

/**
 * The range that a player requests, `bytes=0-1` or `bytes=-500`; undefined for the whole file and for any other form.
 */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
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
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
