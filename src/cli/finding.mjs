/**
 * A setting that is unsafe or missing; `refuse` prevents the start, `warn` is only logged.
 * @typedef {{ severity: 'refuse' | 'warn', name: string, wrong: string, todo: string }} Finding
 */

/** @returns {Finding} */
export function refuse(name, wrong, todo) {
  return { severity: 'refuse', name, wrong, todo };
}

/** @returns {Finding} */
export function warn(name, wrong, todo) {
  return { severity: 'warn', name, wrong, todo };
}

export function isHttps(url) {
  return url !== undefined && url.startsWith('https://');
}
