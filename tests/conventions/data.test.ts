import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

/** A transaction has one connection, which runs one query at a time, and every query may be part of a transaction. */
describe('queries', () => {
  it.each(filesBelow('src/server/data'))('of %s run one after the other', (file) => {
    expect(read(file)).not.toMatch(/Promise\.(all|allSettled|race|any)\(/);
  });
});
