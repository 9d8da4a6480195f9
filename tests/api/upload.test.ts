import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import { createApi, type ApiError } from '@/server/http/api';
import { serveMedia } from '@/server/media/serve-media';
import { fileToken } from '@/server/http/file-token';
import { keepUpload } from '@/server/media/upload';
import { removeUploads } from '@/server/media/upload-removal';
import { freshDatabase } from '@tests/support/database';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();

const none = () => Promise.reject(new Error('no database is needed'));
const media = createApi([], none, { others: [serveMedia] });
const get = (name: string) => media.request(`/api/v1/media/${name}`);
/** The address as in answers to its owner. */
const own = (name: string) => get(`signed/${fileToken(name, new Date())}/${name}`);

const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#286' } });
const file = (bytes: Uint8Array | string, type: string, name = 'a.png') =>
  new File([bytes as BlobPart], name, { type });
const square = { folder: 'profile', square: 32 } as const;

describe('[PROF-18] a picture that is sent', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('is accepted as %s and re-encoded as a square', async (format) => {
    const bytes = await plain().toFormat(format).toBuffer();
    const name = await keepUpload(file(bytes, `image/${format}`), square);
    const answer = await get(name);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.format]).toEqual([32, 32, 'webp']);
  });

  it('may call itself image/jpg', async () => {
    await expect(keepUpload(file(await plain().jpeg().toBuffer(), 'image/jpg'), square)).resolves.toMatch(/webp$/);
  });

  it('keeps its shape when no square is requested', async () => {
    const name = await keepUpload(file(await plain(4000, 2000).jpeg().toBuffer(), 'image/jpeg'), { folder: 'refund' });
    const kept = await sharp(Buffer.from(await (await own(name)).arrayBuffer())).metadata();
    expect([kept.width, kept.height]).toEqual([2000, 1000]);
  });

  it('loses its metadata, but keeps its orientation', async () => {
    const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const bytes = await plain(60, 40).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    const name = await keepUpload(file(bytes, 'image/jpeg'), { folder: 'chat' });
    const sent = Buffer.from(await (await own(name)).arrayBuffer());
    const kept = await sharp(sent).metadata();
    expect([kept.exif, kept.orientation, kept.width, kept.height]).toEqual([undefined, undefined, 40, 60]);
    expect(sent.includes('Somebody')).toBe(false);
  });

  it('has a name that nobody can guess, whatever its original name', async () => {
    const bytes = await plain().png().toBuffer();
    const names = [];
    for (const called of ['../../../etc/passwd', 'a.php', 'x'.repeat(400)])
      names.push(await keepUpload(file(bytes, 'image/png', called), square));
    for (const name of names) expect(name).toMatch(/^uploads\/profile\/[\w-]{32}\.webp$/);
    expect(new Set(names).size).toBe(3);
  });

  it('is removed, and nothing else is', async () => {
    const name = await keepUpload(file(await plain().png().toBuffer(), 'image/png'), square);
    const { db, close } = await freshDatabase('migrated');
    await removeUploads(db, [name]);
    expect((await get(name)).status).toBe(404);
    writeFileSync(join(folder, 'media', 'burger.webp'), 'kept');
    const others = ['uploads/../../media', 'uploads/../burger.webp', 'burger.webp', null];
    await removeUploads(db, others, others.length);
    await close();
    expect(existsSync(join(folder, 'media'))).toBe(true);
    expect(existsSync(join(folder, 'media', 'burger.webp'))).toBe(true);
  });
});

describe('[PROF-19 PROF-21] a file that is no accepted picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<File> | File, string]>([
    ['a drawing', () => file(svg, 'image/svg+xml'), 'image_type'],
    ['a drawing that says PNG', () => file(svg, 'image/png'), 'image_type'],
    ['a page that says JPEG', () => file('<html><script>1</script>', 'image/jpeg'), 'image_type'],
    ['a script behind the first bytes of a GIF', () => file('GIF89a=1;alert(1)', 'image/gif'), 'image_type'],
    ['a webp', async () => file(await plain().webp().toBuffer(), 'image/webp'), 'image_type'],
    ['a webp that says PNG', async () => file(await plain().webp().toBuffer(), 'image/png'), 'image_type'],
    ['an avif', async () => file(await plain().avif().toBuffer(), 'image/avif'), 'image_type'],
    ['a PDF', () => file('%PDF-1.7', 'application/pdf'), 'image_type'],
    ['a PDF that says JPEG', () => file('%PDF-1.7', 'image/jpeg'), 'image_type'],
    ['a JPEG that says PNG', async () => file(await plain().jpeg().toBuffer(), 'image/png'), 'image_type'],
    [
      'a PNG cut off',
      async () => file((await plain(900, 900).png().toBuffer()).subarray(0, 60), 'image/png'),
      'image_type',
    ],
    ['nothing', () => file('', 'image/png'), 'image_type'],
    ['more than 2 MB', () => file(Buffer.alloc(2 * 1024 * 1024 + 1), 'image/png'), 'image_size'],
    [
      'a small file that unpacks to a huge picture',
      async () => file(await plain(4001, 4000).png({ compressionLevel: 6 }).toBuffer(), 'image/png'),
      'image_type',
    ],
  ])(
    'is refused: %s',
    async (_what, made, refusal) => {
      await expect(keepUpload(await made(), square)).rejects.toMatchObject({ refusal });
    },
    20_000,
  );
});

describe('many pictures at once', () => {
  it('are decoded two at a time, and those beyond the queue are refused with busy', async () => {
    const bytes = await plain(900, 900).png().toBuffer();
    const sent = Array.from({ length: limits.images_at_once + limits.images_waiting_max + 4 }, () =>
      keepUpload(file(bytes, 'image/png'), { folder: 'chat' }),
    );
    const ends = await Promise.allSettled(sent);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as ApiError).refusal)).toEqual(['busy', 'busy', 'busy', 'busy']);
    await expect(keepUpload(file(bytes, 'image/png'), { folder: 'chat' })).resolves.toMatch(/webp$/);
  });
});

describe('a document', () => {
  it('may be a PDF where one is accepted, and is served as a download', async () => {
    const name = await keepUpload(file('%PDF-1.7 x', 'application/pdf'), { folder: 'prescription', pdf: true });
    const answer = await own(name);
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      'attachment',
    ]);
  });

  it('that only claims to be a PDF is refused', async () => {
    await expect(
      keepUpload(file(await plain().png().toBuffer(), 'application/pdf'), { folder: 'prescription', pdf: true }),
    ).rejects.toMatchObject({ refusal: 'image_type' });
  });
});
