import { mkdirSync, openSync } from 'node:fs';

/**
 * The log file of the shops in journeys, which also contains expected refusals: `test-results` is kept for failed
 * tests, and the list of tests stays readable.
 */
export function logFile(): number {
  mkdirSync('test-results/shops', { recursive: true });
  return openSync('test-results/shops/log.jsonl', 'a');
}
