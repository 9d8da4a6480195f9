import compression from 'compression';
import { constants } from 'node:zlib';

/**
 * At Next's compression level, 6, compressing a page takes longer than everything else. A window of 256 KB holds any
 * page; the default would reserve 8 MB for each visitor.
 */
const compress = compression({
  level: 2,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});

/**
 * Calls `answer` with a response that is compressed in an encoding that the browser accepts; rejects with its error.
 */
export function packed(answer) {
  return (request, response) =>
    new Promise((resolve, reject) => {
      compress(request, response, () => Promise.resolve(answer(request, response)).then(resolve, reject));
    });
}
