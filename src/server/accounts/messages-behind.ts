/**
 * Messages that are sent once their call is answered. A process that is told to stop waits for them
 * (`cli/messages-behind.mjs`), since nobody sends them again.
 * Spec: beyond the specification; accounts §4 (codes).
 */
declare global {
  var medinaMessagesBehind: Set<Promise<unknown>> | undefined;
  var medinaMessagesInTurn: Map<string, Promise<unknown>> | undefined;
}

/** Of the whole process: a build may hold this file more than once. */
const underWay = (globalThis.medinaMessagesBehind ??= new Set());
const lastOf = (globalThis.medinaMessagesInTurn ??= new Map<string, Promise<unknown>>());

/** Does not wait for the message; `failed` is told why it could not be sent. */
export function sendBehind(message: Promise<unknown>, failed: (error: unknown) => void): void {
  const sent: Promise<unknown> = message.catch(failed).finally(() => underWay.delete(sent));
  underWay.add(sent);
}

/** Sends what is told about one thing in the order in which it happened, also when a former message fails. */
export function sendInTurn(about: string, send: () => Promise<unknown>, failed: (error: unknown) => void): void {
  const message = (lastOf.get(about) ?? Promise.resolve()).then(send);
  const over: Promise<unknown> = message
    .catch(() => {})
    .finally(() => {
      if (lastOf.get(about) === over) lastOf.delete(about);
    });
  lastOf.set(about, over);
  sendBehind(message, failed);
}
