/** The tunings that can be switched off, one file of this folder each. */
const tunings = [
  'compile-hints',
  'deferred-scripts',
  'next-esm-alias',
  'one-style-sheet',
  'page-cache',
  'retained-assets',
  'short-ids',
];

/**
 * Whether a tuning is on. `TUNING=off` switches all of them off, `TUNING=-page-cache,-compile-hints` the named ones.
 * Build-time tunings read it during the build, page cache and deferred scripts at the start.
 */
export function isTuned(name, { TUNING = 'on' } = process.env) {
  return TUNING !== 'off' && !TUNING.split(',').includes(`-${name}`);
}

/** Whether a value of TUNING is `on`, `off` or a list of existing tunings. */
export function isTuningSetting(value) {
  return (
    ['on', 'off'].includes(value) ||
    value.split(',').every((part) => tunings.includes(part.replace(/^-/, '')) && part.startsWith('-'))
  );
}
