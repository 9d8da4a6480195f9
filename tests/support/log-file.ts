import { mkdirSync, openSync, writeFileSync } from 'node:fs';

/**
 * The log file of the shops in journeys, which also contains expected refusals, so that the list of tests stays
 * readable. A `fresh` one begins empty.
 */
export function logFile({ fresh } = { fresh: false }): number {
  mkdirSync('test-results/shops', { recursive: true });
  if (fresh) writeFileSync('test-results/shops/log.jsonl', '');
  return openSync('test-results/shops/log.jsonl', 'a');
}
