import { afterAll, beforeEach, expect, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

declare global {
  /** Closes the document of the previous file in this worker, if there was one. */
  var leaveDocument: (() => Promise<void>) | undefined;
}

/**
 * A new document for a test file, with new instances of the product's modules, in a worker that has loaded the packages
 * once. The previous document stays open until now, for work that its file has left.
 */
await globalThis.leaveDocument?.();
const { Request, URL, setTimeout: after, setInterval: every } = globalThis;
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
// jsdom has no layout and lacks this function, which forms use to show errors.
Element.prototype.scrollIntoView = () => {};

const timers: NodeJS.Timeout[] = [];
/** Records timers, so that pending ones do not run in the next file's document. */
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
  // The environment does not replace these globals, which belong to the previous document.
  Object.assign(globalThis, { Request, URL, setTimeout: after, setInterval: every });
};

// These modules look for a document when they are loaded; `screen` keeps the first one that it finds.
const { cleanup, screen, within } = await import('@testing-library/react');
const { default: Router } = await import('next/router');
Object.assign(screen, within(document.body));

/**
 * Each test begins in a browser that has stored nothing. A new document alone does not see to that: an answer that
 * reaches the previous file late is stored in the document of now.
 */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  expect(Router.router, 'the router that this file leaves to the next one').toBeNull();
});
