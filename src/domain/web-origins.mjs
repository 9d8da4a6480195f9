/**
 * Origins of web pages, as a setting lists them: `https://shop.example, http://localhost:3001`.
 * Spec: beyond the specification; clients of the wire format that stand at another address (wire-format §1.1, header `origin`).
 *
 * Plain JavaScript, since the start reads it before anything is built.
 *
 * @param {string} text
 * @returns {string[] | null} null when one is not written as browsers write it; `*` and `null` are none.
 */
export function webOrigins(text) {
  const origins = text
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '');
  return origins.every(isWebOrigin) ? origins : null;
}

/** @param {string} text */
function isWebOrigin(text) {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
