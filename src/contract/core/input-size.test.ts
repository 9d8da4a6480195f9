import { describe, expect, it } from 'vitest';
import { array, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { readListLengths, sizeProblem } from './input-size';

const lengths = readListLengths(
  object({
    name: string(),
    ids: array(string()).max(3),
    lines: array(object({ options: array(string()).max(2) })).max(2),
  }),
);

const nested = (depth: number): unknown => (depth === 0 ? 1 : { inner: nested(depth - 1) });

describe('the size of an input', () => {
  it.each<[string, unknown, ReturnType<typeof sizeProblem>]>([
    ['is right', { name: 'x', ids: ['1', '2', '3'], lines: [{ options: ['a', 'b'] }] }, null],
    ['a list is too long', { ids: ['1', '2', '3', '4'] }, { path: 'ids', message: 'validation.too_long' }],
    ['a list of no known field is taken', { others: ['1', '2', '3', '4'] }, null],
    [
      'a list within a list is too long',
      { lines: [{}, { options: ['1', '2', '3'] }] },
      { path: 'lines[1].options', message: 'validation.too_long' },
    ],
    [
      'a text is too long',
      { name: 'x'.repeat(limits.input_text_max + 1) },
      { path: 'name', message: 'validation.too_long' },
    ],
    [
      'a text of no known field is too long',
      { [`${'k'.repeat(90)}`]: 'x'.repeat(limits.input_text_max + 1) },
      { path: 'body', message: 'validation.too_long' },
    ],
    ['is as deep as it may be', nested(limits.input_depth_max), null],
    ['is too deep', nested(limits.input_depth_max + 2), { path: 'body', message: 'validation.not_type' }],
    [
      'has too many fields',
      Object.fromEntries(Array.from({ length: limits.input_values_max }, (_, n) => [`k${n}`, 1])),
      { path: 'body', message: 'validation.too_long' },
    ],
    [
      'has too many values in lists of lists',
      { a: Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => 1)) },
      { path: 'body', message: 'validation.too_long' },
    ],
    ['has a file, however large', { file: new File(['x'.repeat(100_000)], 'a.png') }, null],
  ])('%s', (_sentence, sent, problem) => {
    expect(sizeProblem(sent, lengths)).toEqual(problem);
  });

  it('never looks at more values than are allowed', () => {
    let looked = 0;
    const element = {};
    Object.defineProperty(element, 'a', { enumerable: true, get: () => (looked += 1) });
    const sent = {
      others: Array.from({ length: 900 }, () => element),
      more: Array.from({ length: 900 }, () => element),
    };
    expect(sizeProblem(sent, lengths)).not.toBeNull();
    expect(looked).toBeLessThanOrEqual(limits.input_values_max);
  });
});
