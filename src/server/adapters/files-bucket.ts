import type * as S3 from '@aws-sdk/client-s3';
import { record } from '@/contract/core/wire-values';
import { once } from '../config/once';
import { NoRoom, type Files } from './files-place';

type Sdk = typeof S3;

/** Loaded with the first file: most shops store files in a folder. */
const opened = once(() => import('@aws-sdk/client-s3').then((s3) => ({ s3, client: newClient(s3) })));

function newClient({ S3Client }: Sdk): S3.S3Client {
  const { FILES_ENDPOINT, FILES_REGION, FILES_KEY, FILES_SECRET } = process.env;
  return new S3Client({
    region: FILES_REGION || 'us-east-1',
    // Stores other than Amazon's have the bucket in the path, and not all support the newer checksums.
    ...(FILES_ENDPOINT ? { endpoint: FILES_ENDPOINT, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without keys the SDK uses the role of the machine.
    ...(FILES_KEY && FILES_SECRET ? { credentials: { accessKeyId: FILES_KEY, secretAccessKey: FILES_SECRET } } : {}),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 20_000 },
  });
}

/** Below a folder that the shop may write to anyway. */
const READINESS = 'market/readiness';

/** A bucket of any S3-compatible store. It is private; visitors never see its address. */
export function filesInBucket(Bucket: string): Files {
  /**
   * Reads an object of its own, which the first check writes. Without the right to list, the store answers 403 for a
   * missing object as for a forbidden one; only an object that is surely there tells the two apart.
   */
  async function check(): Promise<void> {
    const { s3, client } = await opened();
    const read = () => client.send(new s3.HeadObjectCommand({ Bucket, Key: READINESS }));
    if (await read().catch(orUndefined)) return;
    await client.send(new s3.PutObjectCommand({ Bucket, Key: READINESS, Body: 'ok' }));
    await read();
  }

  return {
    check,
    async keep(name, bytes) {
      const { s3, client } = await opened();
      try {
        await client.send(new s3.PutObjectCommand({ Bucket, Key: name, Body: bytes, IfNoneMatch: '*' }));
      } catch (error) {
        throw isFull(error) ? new NoRoom('The bucket is full', { cause: error }) : error;
      }
    },
    async remove(name) {
      const { s3, client } = await opened();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: name }));
    },
    async find(name) {
      const { s3, client } = await opened();
      const asked = { Bucket, Key: name };
      const found = await client.send(new s3.HeadObjectCommand(asked)).catch(async (error: unknown) => {
        if (httpStatus(error) === 403) await check();
        return orUndefined(error);
      });
      if (!found) return undefined;
      return {
        size: found.ContentLength ?? 0,
        version: (found.ETag ?? '').replaceAll('"', ''),
        read: async (part) => {
          const Range = part && `bytes=${part.start}-${part.end}`;
          return toStream(await client.send(new s3.GetObjectCommand({ ...asked, Range })));
        },
      };
    },
    async *list(folder) {
      const { s3, client } = await opened();
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: folder })) {
        for (const { Key } of Contents) if (Key) yield Key;
      }
    },
  };
}

function toStream({ Body }: S3.GetObjectCommandOutput): ReadableStream {
  if (!Body) throw new Error('The bucket has answered without a body');
  return Body.transformToWebStream();
}

/** Undefined for what is missing, or cannot be told from it (see `check`). */
function orUndefined(error: unknown): undefined {
  if (httpStatus(error) === 404 || httpStatus(error) === 403) return undefined;
  throw error;
}

function isFull(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return httpStatus(error) === 507 || /QuotaExceeded|StorageFull|XMinioStorageFull|InsufficientStorage/.test(name);
}

function httpStatus(error: unknown): unknown {
  return record(record(error).$metadata).httpStatusCode;
}
