import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/contract/core/endpoint';
import operations from '@/server/openapi/operations.json';
import { makeSample } from '@tests/support/sample';
import { filesBelow } from '../conventions/files';

/**
 * Snapshots how the storefront reads an answer that contains every field of this back end, each with a distinct value:
 * a reader that no longer finds a field, or reads another one, changes `readings.json`. After an intended change, `npx
 * vitest run tests/contract/readings.test.ts -u` updates it; review the difference.
 */
const told = operations.operations as Record<string, { answer: object }>;
const components = operations.components as Record<string, object>;

const contracts = filesBelow('src/contract').filter((file) => !/\.(test|schema|read)\.ts$/.test(file));

async function readers(): Promise<[string, Endpoint][]> {
  const modules = await Promise.all(
    contracts.map(async (contract) => [contract, (await import(resolve(contract))) as object] as const),
  );
  return modules.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, Endpoint][] => {
      const isRead =
        typeof value === 'object' && value !== null && 'path' in value && 'read' in value && 'method' in value;
      // The fields checked here make the value an endpoint.
      return isRead ? [[`${basename(file, '.ts')}.${name}`, value as Endpoint]] : [];
    }),
  );
}

describe('what is read of every answer', () => {
  it('[ITEM-01] is the same field by field', async () => {
    const readings: Record<string, unknown> = {};
    for (const [name, { method, path, read }] of (await readers()).sort(([one], [other]) => (one < other ? -1 : 1))) {
      const known = told[`${method} ${path}`];
      if (!known || !read) continue;
      readings[name] = (await read())(makeSample(known.answer, components));
    }
    expect(Object.keys(readings).length).toBeGreaterThan(100);
    await expect(`${JSON.stringify(readings, null, 2)}\n`).toMatchFileSnapshot('readings.json');
  });
});
