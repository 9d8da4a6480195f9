import { rename, writeFile } from 'node:fs/promises';

/** Writes a file atomically: a reader never sees half of it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, file);
}
