import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { record } from '@/contract/core/wire-values';
import { files } from '@/server/adapters/files';
import { createApi } from '@/server/http/api';
import { serveMedia } from '@/server/media/serve-media';

/** What the store holds, and what it allows this key. */
let held: Set<string>;
let allows: { read: boolean; write: boolean; list: boolean };

const refuse = (name: string, httpStatusCode: number) =>
  Promise.reject(Object.assign(new Error(name), { name, $metadata: { httpStatusCode } }));

/** Answers as S3 does: without the right to list, 403 stands for a missing object. */
function answer(command: object): Promise<object> {
  const key = String(record(record(command).input).Key);
  if (command.constructor.name === 'PutObjectCommand') {
    if (!allows.write) return refuse('AccessDenied', 403);
    held.add(key);
    return Promise.resolve({});
  }
  if (!allows.read) return refuse('AccessDenied', 403);
  if (!held.has(key)) return allows.list ? refuse('NotFound', 404) : refuse('AccessDenied', 403);
  return Promise.resolve({ ContentLength: 4, ETag: '"1"' });
}

vi.spyOn(S3Client.prototype, 'send').mockImplementation(answer as never);
vi.stubEnv('FILES_BUCKET', 'medina');
vi.stubEnv('FILES_KEY', 'key');
vi.stubEnv('FILES_SECRET', 'secret');
beforeEach(() => {
  held = new Set(['uploads/profile/face.webp']);
  allows = { read: true, write: true, list: true };
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const readiness = () =>
  files.check().then(
    () => 'ok',
    (error: unknown) => String(error),
  );
const find = (name: string) => files.find(`uploads/profile/${name}.webp`);

describe.each([true, false])('a bucket whose key may list: %s', (list) => {
  beforeEach(() => {
    allows.list = list;
  });

  it('is ready, and tells a file that is there from one that is not', async () => {
    expect(await readiness()).toBe('ok');
    expect(await find('face')).toMatchObject({ size: 4 });
    expect(await find('none')).toBeUndefined();
  });

  it('tells so before anybody has asked whether it is ready, too', async () => {
    expect(await find('none')).toBeUndefined();
  });

  it('is not ready once it refuses everything, and no file is taken for a missing one', async () => {
    expect(await readiness()).toBe('ok');
    Object.assign(allows, { read: false, write: false });
    expect(await readiness()).toContain('AccessDenied');
    await expect(find('face')).rejects.toThrow('AccessDenied');
  });

  it('is not ready if it may be written but not read', async () => {
    allows.read = false;
    expect(await readiness()).toContain('AccessDenied');
  });

  it('a picture that cannot be read is answered as a failure, which nobody keeps, not as missing', async () => {
    Object.assign(allows, { read: false, write: false });
    const media = createApi([], () => Promise.reject(new Error('no database is needed')), { others: [serveMedia] });
    const got = await media.request('/api/v1/media/uploads/profile/face.webp');
    expect(got.status).toBeGreaterThanOrEqual(500);
    expect(got.headers.get('cache-control') ?? '').not.toContain('max-age');
  });
});
