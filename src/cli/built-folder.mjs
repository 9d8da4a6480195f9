/**
 * Where `next build` writes: without tunings, and by Next's own bundler, beside the usual one, so that each stays as it was
 * built.
 */
export function builtFolder({ TUNING, BUNDLER } = process.env) {
  if (BUNDLER === 'turbopack') return '.next-turbopack';
  return TUNING === 'off' ? '.next-plain' : '.next';
}
