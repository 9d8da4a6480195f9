import { mkdirSync, openSync } from 'node:fs';

/**
 * Where the shops of the journeys write what they log, refusals that a test wants among it: `test-results` is kept
 * with what failed, and the list of tests stays readable.
 */
export function logFile(): number {
  mkdirSync('test-results/shops', { recursive: true });
  return openSync('test-results/shops/log.jsonl', 'a');
}
