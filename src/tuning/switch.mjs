/** What can be switched off: a file of this folder each. */
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
 * Whether a tuning is on. `TUNING=off` switches all of them off, `TUNING=-page-cache,-compile-hints` those that it names.
 * Those of the build count when it is built, the page cache and the deferred scripts when it is started.
 */
export function isTuned(name, { TUNING = 'on' } = process.env) {
  return TUNING !== 'off' && !TUNING.split(',').includes(`-${name}`);
}

/** Whether a value of TUNING is `on`, `off` or names tunings that there are. */
export function isTuningSetting(value) {
  return (
    ['on', 'off'].includes(value) ||
    value.split(',').every((it) => tunings.includes(it.replace(/^-/, '')) && it.startsWith('-'))
  );
}
