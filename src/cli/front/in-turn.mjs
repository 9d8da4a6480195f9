/** The response of each connection that was begun last. */
const last = new WeakMap();

/**
 * Answers the requests of one connection one after another. Node hands over requests that a client sends in one go at
 * once, and queues their responses; when the connection ends it tells the first of them only. What has begun to answer
 * the others, with files and streams open, would never learn of it.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function inTurn(request, response, answer) {
  const { socket } = request;
  const former = last.get(socket);
  last.set(socket, response);
  if (!former || former.writableFinished) return answer();
  former.once('close', () => {
    // In a later turn of the loop, because a long queue would be as deep a call.
    setImmediate(() => (socket.destroyed ? response.emit('close') : answer()));
  });
  return undefined;
}
