import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/contract/core/endpoint';
import operations from '@/server/openapi/operations.json';
import { sampleOf } from '@tests/support/sample';
import { filesBelow } from '../conventions/files';

/**
 * What the storefront reads of an answer with every field that this back end writes, none of them empty or twice: a field
 * that a reader no longer finds, or takes from another one, changes `readings.json`. After a change that is meant,
 * `npx vitest run tests/contract/readings.test.ts -u` writes it anew; what has changed is to be looked at.
 */
const told = operations.operations as Record<string, { answer: object }>;
const components = operations.components as Record<string, object>;

const contracts = filesBelow('src/contract').filter((it) => !/\.(test|schema|read)\.ts$/.test(it));

async function readers(): Promise<[string, Endpoint][]> {
  const modules = await Promise.all(contracts.map(async (it) => [it, (await import(resolve(it))) as object] as const));
  return modules.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, it]): [string, Endpoint][] => {
      const isRead = typeof it === 'object' && it !== null && 'path' in it && 'read' in it && 'method' in it;
      // The fields that are looked at make it one.
      return isRead ? [[`${basename(file, '.ts')}.${name}`, it as Endpoint]] : [];
    }),
  );
}

describe('what is read of every answer', () => {
  it('is the same field by field', async () => {
    const readings: Record<string, unknown> = {};
    for (const [name, { method, path, read }] of (await readers()).sort(([one], [other]) => (one < other ? -1 : 1))) {
      const known = told[`${method} ${path}`];
      if (!known || !read) continue;
      readings[name] = (await read())(sampleOf(known.answer, components));
    }
    expect(Object.keys(readings).length).toBeGreaterThan(100);
    await expect(`${JSON.stringify(readings, null, 2)}\n`).toMatchFileSnapshot('readings.json');
  });
});
