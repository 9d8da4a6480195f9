/** The one-time code that every step accepts in demo mode, in which no message leaves the machine. */
export const DEMO_CODE = '123456';

/** Set by the start command; true unless somebody says otherwise. */
export function isDemo(): boolean {
  return process.env.DEMO === 'true';
}
