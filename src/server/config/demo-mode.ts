/** The one-time code that every step accepts in demo mode, in which no message leaves the machine. */
export const DEMO_CODE = '123456';

/** Only when it is told so: the start command decides (`src/cli/way-of-start.mjs`), and whoever forgets has no demo. */
export function isDemo(): boolean {
  return process.env.DEMO === 'true';
}

/** Milliseconds that an order of the demo stays in a status; null where store and courier are people. */
export function demoStep(): number | null {
  return isDemo() ? Number(process.env.DEMO_STEP_SECONDS ?? 30) * 1000 : null;
}
