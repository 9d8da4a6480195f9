/**
 * Messages that are sent once their call is answered. A process that is told to stop waits for them
 * (`cli/messages-behind.mjs`), since nobody sends them again.
 * Spec: beyond the specification; accounts §4 (codes).
 */
declare global {
  var medinaMessagesBehind: Set<Promise<unknown>> | undefined;
}

/** Of the whole process: a build may hold this file more than once. */
const underWay = (globalThis.medinaMessagesBehind ??= new Set());

/** Does not wait for the message; `failed` is told why it could not be sent. */
export function sendBehind(message: Promise<unknown>, failed: (error: unknown) => void): void {
  const sent: Promise<unknown> = message.catch(failed).finally(() => underWay.delete(sent));
  underWay.add(sent);
}
