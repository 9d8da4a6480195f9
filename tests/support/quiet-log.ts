import { appendFileSync, mkdirSync, openSync } from 'node:fs';

/**
 * Redirects the product's log to a file while it is tested, including expected refusals, so that the list of tests
 * stays readable. Other output on standard error is unchanged.
 */
const FILE = 'test-results/unit/log.jsonl';
const LINE = /^\{"level":"/;

const { stderr } = process;
const write: (...given: Parameters<typeof stderr.write>) => boolean = stderr.write.bind(stderr);

mkdirSync('test-results/unit', { recursive: true });
// Kept open, so that tests go on when somebody removes the folder meanwhile.
const file = openSync(FILE, 'a');
// TypeScript cannot match one function to both overloads.
stderr.write = ((...given: Parameters<typeof write>) => {
  const [chunk] = given;
  if (typeof chunk !== 'string' || !LINE.test(chunk)) return write(...given);
  appendFileSync(file, chunk);
  return true;
}) as typeof stderr.write;

export {};
