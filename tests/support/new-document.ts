import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

declare global {
  /** Ends the document of the file before, in a worker that has had one. */
  var leaveDocument: (() => Promise<void>) | undefined;
}

/**
 * A new document for a test file, with the product's modules anew, in a worker that has loaded the packages once. The
 * document of the file before stands until now, for whatever that one left to be done.
 */
await globalThis.leaveDocument?.();
const { Request, URL, setTimeout: after, setInterval: every } = globalThis;
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
// jsdom lays nothing out and has it not; forms lead to what is wrong in them by it.
Element.prototype.scrollIntoView = () => {};

const timers: NodeJS.Timeout[] = [];
/** The timer, remembered: what is due later must not reach the next file's document. */
function remembering<Given extends unknown[]>(start: (...given: Given) => NodeJS.Timeout) {
  return (...given: Given) => {
    const timer = start(...given);
    timers.push(timer);
    return timer;
  };
}
Object.assign(globalThis, { setTimeout: remembering(after), setInterval: remembering(every) });

globalThis.leaveDocument = async () => {
  for (const timer of timers) clearTimeout(timer);
  await teardown(globalThis);
  // These the environment leaves behind, made of the document that has gone.
  Object.assign(globalThis, { Request, URL, setTimeout: after, setInterval: every });
};

// These look for a document when they are loaded; `screen` stays with the first one that it saw.
const { cleanup, screen, within } = await import('@testing-library/react');
Object.assign(screen, within(document.body));

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
