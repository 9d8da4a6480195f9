import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on): one of these would be taken away before a
 * program that takes seconds to start listens on it.
 */
const [FIRST, END] = [20_000, 32_768];

const given = new Set();

/** A port of this machine that nothing listens on. Each call gives another one. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return false;
    throw error;
  }
  await new Promise((resolve) => probe.close(resolve));
  return true;
}
