import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/contract/core/endpoint';
import { areas } from '@/server/routes';
import { listCalls } from '@/server/openapi/calls';
import { filesBelow, read } from './files';

/** Calls that the storefront knows and the embedded back end answers later, with the reason. */
const LATER: Record<string, string> = {};

const contracts = filesBelow('src/contract').filter((it) => !/\.(test|schema)\.ts$/.test(it));
const names = contracts.map((it) => basename(it, '.ts'));
const answered = listCalls(areas).flatMap(({ endpoint, methods }) => methods.map((it) => `${it} ${endpoint.path}`));

/** Also those that a file gathers in a record. */
function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return [];
  // The two fields that are looked at make it one.
  return 'method' in value && 'path' in value ? [value as Endpoint] : Object.values(value).flatMap(endpointsIn);
}

async function exported(): Promise<string[]> {
  const modules = await Promise.all(contracts.map((it) => import(resolve(it)) as Promise<object>));
  const endpoints = modules.flatMap((it) => Object.values(it).flatMap(endpointsIn));
  return [...new Set(endpoints.map(({ method, path }) => `${method} ${path}`))];
}

describe('every call of the contract', () => {
  it('is answered by one handler, or later', async () => {
    const calls = await exported();
    expect(calls.length).toBeGreaterThan(70);
    expect(calls.filter((it) => !(it in LATER) && answered.filter((one) => one === it).length !== 1)).toEqual([]);
  });

  it('leaves the list of later ones as soon as it is answered', async () => {
    const calls = await exported();
    expect(Object.keys(LATER).filter((it) => answered.includes(it) || !calls.includes(it))).toEqual([]);
  });

  it('is written down there, whoever answers it', async () => {
    const calls = (await exported()).map((it) => it.replace(/^\w+ /, ''));
    expect(answered.filter((it) => !calls.includes(it.replace(/^\w+ /, '')))).toEqual([]);
  });
});

describe('every file of routes', () => {
  const routes = filesBelow('src/server/routes').filter((it) => /^export const \w+: Routes = /m.test(read(it)));

  it.each(routes)('%s has the name of a contract', (file) => {
    expect(names).toContain(basename(file, '.ts'));
  });
});
