/** The one-time code that every step accepts in demo mode, in which no message leaves the machine. */
export const DEMO_CODE = '123456';

/** Demo mode is never the default of the server: the start command sets it (`src/cli/way-of-start.mjs`). */
export function isDemo(): boolean {
  return process.env.DEMO === 'true';
}

/** Milliseconds that an order of the demo stays in a status; null in a real market, where people move it. */
export function demoStep(): number | null {
  return isDemo() ? Number(process.env.DEMO_STEP_SECONDS ?? 30) * 1000 : null;
}
