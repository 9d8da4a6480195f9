import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { splitLines } from './split-lines';

/** The lines of a text that comes in pieces of so many bytes. */
async function linesOf(text: string, size = 64): Promise<string[]> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  const lines = [];
  for await (const line of splitLines(Readable.from(pieces, { objectMode: false }).setEncoding('utf8')))
    lines.push(line);
  return lines;
}

describe('the lines of a backup', () => {
  it.each(['\u2028', '\u2029', '\u0085', '\v', '\f', '\r'])(
    'are not ended by what else a customer may type: %j',
    async (mark) => {
      expect(await linesOf(`{"note":"Ring${mark}twice"}\n{"note":""}\n`)).toEqual([
        `{"note":"Ring${mark}twice"}`,
        '{"note":""}',
      ]);
    },
  );

  it.each([1, 2, 3, 5])('are whole when they come in pieces of %i bytes', async (size) => {
    expect(await linesOf('مطعم\n\nb\u2028c\nd', size)).toEqual(['مطعم', '', 'b\u2028c', 'd']);
  });

  it('are none for an empty file', async () => {
    expect(await linesOf('')).toEqual([]);
  });
});
