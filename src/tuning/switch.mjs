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

/** Those that the server reads when it starts; a build is the same with and without them. */
const atStart = ['deferred-scripts', 'page-cache'];

/**
 * Whether a tuning is on. `TUNING=off` switches all of them off, `TUNING=-page-cache,-compile-hints` the named ones.
 */
export function isTuned(name, { TUNING = 'on' } = process.env) {
  return TUNING !== 'off' && !TUNING.split(',').includes(`-${name}`);
}

/** The tunings that are compiled into a build. */
export function builtTunings(env = process.env) {
  return tunings.filter((name) => !atStart.includes(name) && isTuned(name, env));
}

/** Whether a value of TUNING is `on`, `off` or a list of existing tunings. */
export function isTuningSetting(value) {
  return (
    ['on', 'off'].includes(value) ||
    value.split(',').every((part) => tunings.includes(part.replace(/^-/, '')) && part.startsWith('-'))
  );
}
