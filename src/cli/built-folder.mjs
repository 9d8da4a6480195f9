/**
 * The output folder of `next build`. Builds without tunings, or by Next's own bundler, have their own folder beside the
 * usual one, so that they do not overwrite each other.
 */
export function builtFolder({ TUNING, BUNDLER } = process.env) {
  if (BUNDLER === 'turbopack') return '.next-turbopack';
  return TUNING === 'off' ? '.next-plain' : '.next';
}
