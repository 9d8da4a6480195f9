import S3rver from '@20minutes/s3rver';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusals } from '@/contract/core/errors';
import { files } from '@/server/adapters/files';
import { openFolder } from '@/server/adapters/files-folder';
import { NoRoom } from '@/server/adapters/files-place';
import { createApi } from '@/server/http/api';
import { serveMedia } from '@/server/media/serve-media';
import { fileToken } from '@/server/http/file-token';
import { keepUpload } from '@/server/media/upload';

const folder = mkdtempSync(join(tmpdir(), 'medina-files-'));
let bucket: S3rver;

/** The only credentials that s3rver accepts. */
const CUSTOMER = { FILES_KEY: 'S3RVER', FILES_SECRET: 'S3RVER' };

beforeAll(async () => {
  const directory = join(folder, 'bucket');
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'medina' }],
  });
  const { port } = await bucket.run();
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('FILES_ENDPOINT', `http://127.0.0.1:${port}`);
  for (const [name, value] of Object.entries(CUSTOMER)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const none = () => Promise.reject(new Error('no database is needed'));
const media = createApi([], none, { others: [serveMedia] });
const get = (name: string, headers: Record<string, string> = {}) => media.request(`/api/v1/media/${name}`, { headers });
const text = async (name: string, part?: { start: number; end: number }) =>
  new Response(await (await files.find(name))?.read(part)).text();

describe.each([
  ['a folder', ''],
  ['a bucket', 'medina'],
])('in %s', (_where, FILES_BUCKET) => {
  beforeAll(() => void vi.stubEnv('FILES_BUCKET', FILES_BUCKET));
  const newName = () => `uploads/chat/${randomUUID()}.webp`;

  it('a file is stored, read whole and in parts, and removed', async () => {
    const name = newName();
    await files.keep(name, Buffer.from('0123456789'));
    expect((await files.find(name))?.size).toBe(10);
    expect([await text(name), await text(name, { start: 2, end: 4 })]).toEqual(['0123456789', '234']);
    await files.remove(name);
    expect(await files.find(name)).toBeUndefined();
    await files.remove(name);
  });

  it('the version changes with the content', async () => {
    const [one, other] = [newName(), newName()];
    await files.keep(one, Buffer.from('one'));
    await files.keep(other, Buffer.from('another'));
    expect((await files.find(one))?.version).not.toBe((await files.find(other))?.version);
  });

  it('the check of the store passes', async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });

  it('an uploaded picture is served, also in parts, and revalidated by its ETag', async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#286' } })
      .png()
      .toBuffer();
    const name = await keepUpload(new File([bytes as BlobPart], 'a.png', { type: 'image/png' }), { folder: 'profile' });
    const whole = await get(name);
    const etag = whole.headers.get('etag') ?? '';
    expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).width).toBe(60);
    expect((await get(name, { 'If-None-Match': etag })).status).toBe(304);
    const part = await get(name, { Range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    expect(existsSync(join(folder, 'data', 'media', name))).toBe(FILES_BUCKET === '');
  });

  it('a private file is served at a signed address only', async () => {
    const name = `uploads/prescription/${randomUUID()}.webp`;
    await files.keep(name, Buffer.from('secret'));
    expect((await get(name)).status).toBe(404);
    const own = await get(`signed/${fileToken(name, new Date())}/${name}`);
    expect([own.status, own.headers.get('cache-control'), await own.text()]).toEqual([
      200,
      'private, no-store',
      'secret',
    ]);
  });
});

describe('a bucket', () => {
  beforeAll(() => void vi.stubEnv('FILES_BUCKET', 'medina'));

  it('holds what all processes share; each process generates the demo’s pictures itself', async () => {
    await files.keep('item/lamp.webp', Buffer.from('lamp'));
    expect(existsSync(join(folder, 'data', 'media', 'item', 'lamp.webp'))).toBe(true);
  });

  it('that does not exist fails the check', async () => {
    vi.stubEnv('FILES_BUCKET', 'nobody');
    await expect(files.check()).rejects.toThrow();
    vi.stubEnv('FILES_BUCKET', 'medina');
  });
});

describe('a folder without room', () => {
  beforeAll(() => void vi.stubEnv('FILES_BUCKET', ''));

  it('keeps no part of a file that does not fit', async () => {
    const full = openFolder(async (file, bytes) => {
      await writeFile(file, String(bytes).slice(0, 3));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    await expect(full.keep('uploads/refund/a.webp', Buffer.from('0123456789'))).rejects.toThrow(NoRoom);
    expect(readdirSync(join(folder, 'data', 'media', 'uploads', 'refund'))).toEqual([]);
    expect(await files.find('uploads/refund/a.webp')).toBeUndefined();
  });

  it('refuses an upload with its own code', async () => {
    const keep = vi.spyOn(files, 'keep').mockRejectedValue(new NoRoom('The disk is full'));
    const sent = keepUpload(new File([PDF], 'a.pdf', { type: 'application/pdf' }), { folder: 'refund', pdf: true });
    await expect(sent).rejects.toMatchObject({ refusal: 'no_room' });
    keep.mockRestore();
    expect(refusals.no_room).toBe(507);
  });
});

const PDF = '%PDF-1.7';
