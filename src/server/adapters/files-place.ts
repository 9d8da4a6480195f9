/** Where the market's files are; names have slashes, e.g. `uploads/chat/a.webp`. */
export type Files = {
  /** Writes a new file, whole or not at all; never replaces one. Throws `NoRoom` where none is left. */
  keep: (name: string, bytes: Buffer) => Promise<void>;
  /** Whatever is not there is removed already. */
  remove: (name: string) => Promise<void>;
  /** Undefined for an unknown name. */
  find: (name: string) => Promise<FoundFile | undefined>;
  /** The names of all files below a folder, `uploads/`. */
  list: (folder: string) => AsyncIterable<string>;
  /** Throws what is wrong with the place itself. */
  check: () => Promise<void>;
};

export type FoundFile = {
  /** Bytes. */
  size: number;
  /** Another one when the content is another. */
  version: string;
  /** The whole, or its bytes from `start` to `end`, both included. */
  read: (part?: { start: number; end: number }) => Promise<ReadableStream>;
};

/** The disk, or the quota of the bucket, is full. */
export class NoRoom extends Error {}
