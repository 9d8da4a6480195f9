import { expect, it } from 'vitest';
import { freePort } from '../../src/cli/free-port.mjs';

/** Systems give ports from here on to outgoing connections. */
const OUTGOING = 32_768;

it('a port for a program that is yet to start is none that a connection may take meanwhile, and given once', async () => {
  const ports: number[] = [];
  for (let n = 0; n < 100; n += 1) ports.push(await freePort());
  expect(ports.filter((port) => port >= OUTGOING)).toEqual([]);
  expect(new Set(ports).size).toBe(100);
});
