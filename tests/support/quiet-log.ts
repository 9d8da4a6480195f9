import { appendFileSync, mkdirSync } from 'node:fs';

/**
 * What the product logs while it is tested goes to a file, refusals that a test wants among it, so that the list of
 * tests stays readable. Everything else on standard error stays there.
 */
const FILE = 'test-results/unit/log.jsonl';
const LINE = /^\{"level":"/;

const { stderr } = process;
const write: (...given: Parameters<typeof stderr.write>) => boolean = stderr.write.bind(stderr);

mkdirSync('test-results/unit', { recursive: true });
// One function can not be told both of the method's forms.
stderr.write = ((...given: Parameters<typeof write>) => {
  const [chunk] = given;
  if (typeof chunk !== 'string' || !LINE.test(chunk)) return write(...given);
  appendFileSync(FILE, chunk);
  return true;
}) as typeof stderr.write;

export {};
