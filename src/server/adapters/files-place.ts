/** A store for the market's files. Names contain slashes, e.g. `uploads/chat/a.webp`. */
export type Files = {
  /** Writes a new file, whole or not at all; never replaces one. Throws `NoRoom` when the store is full. */
  keep: (name: string, bytes: Buffer) => Promise<void>;
  /** A missing file is no error. */
  remove: (name: string) => Promise<void>;
  /** Undefined for an unknown name. */
  find: (name: string) => Promise<FoundFile | undefined>;
  /** The names of all files below a folder, `uploads/`. */
  list: (folder: string) => AsyncIterable<string>;
  /** Throws when the store itself cannot be used. */
  check: () => Promise<void>;
};

export type FoundFile = {
  /** Bytes. */
  size: number;
  /** Changes with the content. */
  version: string;
  /** The whole file, or its bytes from `start` to `end`, both included. */
  read: (part?: { start: number; end: number }) => Promise<ReadableStream>;
};

/** The disk, or the quota of the bucket, is full. */
export class NoRoom extends Error {}
