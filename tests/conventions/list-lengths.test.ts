import { describe, expect, it } from 'vitest';
import { readListLengths, type ListLengths } from '@/contract/core/input-size';
import { areas } from '@/server/routes';
import { listCalls } from '@/server/openapi/calls';

/** The paths of lists without a maximum length. */
function endless({ max, element, fields = {} }: ListLengths, place: string): string[] {
  const here = element && max === undefined ? [place] : [];
  const inFields = Object.entries(fields).flatMap(([name, field]) => endless(field, `${place}.${name}`));
  return [...here, ...(element ? endless(element, `${place}[]`) : []), ...inFields];
}

describe('[HDR-14] lists that calls take', () => {
  it('have a greatest length, each of them', () => {
    const calls = listCalls(areas);
    expect(calls.flatMap(({ endpoint, schema }) => endless(readListLengths(schema), endpoint.path))).toEqual([]);
  });
});
