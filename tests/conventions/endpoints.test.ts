import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/contract/core/endpoint';
import { areas } from '@/server/routes';
import { listCalls } from '@/server/openapi/calls';
import { filesBelow, read } from './files';

/** Calls that the storefront uses and the embedded back end does not answer yet, with the reason. */
const LATER: Record<string, string> = {};

const contracts = filesBelow('src/contract').filter((file) => !/\.(test|schema)\.ts$/.test(file));
const names = contracts.map((contract) => basename(contract, '.ts'));
const answered = listCalls(areas).flatMap(({ endpoint, methods }) =>
  methods.map((method) => `${method} ${endpoint.path}`),
);

/** Also finds endpoints that a file collects in an object. */
function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return [];
  // The two fields checked here make the value an endpoint.
  return 'method' in value && 'path' in value ? [value as Endpoint] : Object.values(value).flatMap(endpointsIn);
}

async function exported(): Promise<string[]> {
  const modules = await Promise.all(contracts.map((contract) => import(resolve(contract)) as Promise<object>));
  const endpoints = modules.flatMap((module) => Object.values(module).flatMap(endpointsIn));
  return [...new Set(endpoints.map(({ method, path }) => `${method} ${path}`))];
}

describe('every call of the contract', () => {
  it('is answered by one handler, or later', async () => {
    const calls = await exported();
    expect(calls.length).toBeGreaterThan(70);
    expect(calls.filter((call) => !(call in LATER) && answered.filter((one) => one === call).length !== 1)).toEqual([]);
  });

  it('is no longer on the list of later calls once it is answered', async () => {
    const calls = await exported();
    expect(Object.keys(LATER).filter((key) => answered.includes(key) || !calls.includes(key))).toEqual([]);
  });

  it('is documented there, whoever answers it', async () => {
    const calls = (await exported()).map((call) => call.replace(/^\w+ /, ''));
    expect(answered.filter((call) => !calls.includes(call.replace(/^\w+ /, '')))).toEqual([]);
  });
});

describe('every file of routes', () => {
  const routes = filesBelow('src/server/routes').filter((file) => /^export const \w+: Routes = /m.test(read(file)));

  it.each(routes)('%s has the name of a contract', (file) => {
    expect(names).toContain(basename(file, '.ts'));
  });
});
