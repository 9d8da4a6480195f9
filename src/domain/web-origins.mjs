/**
 * Parses a setting with origins of web pages: `https://shop.example, http://localhost:3001`.
 * Spec: beyond the specification; clients of the wire format at another address (wire-format §1.1, header `origin`).
 *
 * Plain JavaScript, because the start reads it before anything is built.
 *
 * @param {string} text
 * @returns {string[] | null} null when one is not written as browsers write it; `*` and `null` are none.
 */
export function webOrigins(text) {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((origin) => origin !== '');
  return origins.every(isWebOrigin) ? origins : null;
}

/** @param {string} text */
function isWebOrigin(text) {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
