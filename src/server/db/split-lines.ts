/**
 * The lines of a text that comes in pieces; `\n` alone ends one. The lines of `node:readline` will not do: from Node 24 on
 * it also ends them at U+2028 and U+2029, which a JSON text may hold as they are.
 */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
