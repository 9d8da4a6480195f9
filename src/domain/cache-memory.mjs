/**
 * How the memory that caches may take (the setting CACHE_MEGABYTES) is divided.
 * Spec: none; an operator's setting (docs/operations.md).
 *
 * Plain JavaScript, because the configuration of Next and the server in front of it use it as well.
 *
 * @param {Record<string, string | undefined>} env
 * @returns bytes: in all; of the pages that Next has rendered, of the same pages packed, and of the back end's answers
 */
export function cacheMemory({ CACHE_MEGABYTES }) {
  const all = Number(CACHE_MEGABYTES || 128) * 1024 * 1024;
  return { all, rendered_pages: all / 2, packed_pages: all / 4, answers: all / 4 };
}
