import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packings = {
  '.br': (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  '.gz': (body) => promisify(gzip)(body, { level: 9 }),
};

/** Writes compressed copies (`x.js.br`, `x.js.gz`) beside the scripts and style sheets of a folder, once for each. */
export async function packFiles(folder) {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(folder, name));
  const packed = files.flatMap((file) =>
    Object.entries(packings)
      .filter(([ending]) => !existsSync(file + ending))
      .map(async ([ending, pack]) => writeFile(file + ending, await pack(await readFile(file)))),
  );
  await Promise.all(packed);
}
