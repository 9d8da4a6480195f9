import compression from 'compression';
import { constants } from 'node:zlib';

/**
 * At the level that Next takes, 6, packing a page takes longer than all else about it. A window of 256 KB holds any page;
 * the usual one would reserve 8 MB for each visitor.
 */
const compress = compression({
  level: 2,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});

/** Answers as `answer` does, packed in a way that the visitor's browser understands; fails with whatever that fails with. */
export function packed(answer) {
  return (request, response) =>
    new Promise((resolve, reject) => {
      compress(request, response, () => Promise.resolve(answer(request, response)).then(resolve, reject));
    });
}
