/**
 * How many requests of one connection may wait for their turn. Browsers send the next one when they have the answer;
 * a client that sends thousands in one go only takes memory.
 */
const WAITING_MAX = 100;

/**
 * The requests of each connection: the response that was asked for last, while it is open, and how many wait.
 * @type {WeakMap<import('node:net').Socket, { last: import('node:http').ServerResponse | null, waiting: number }>}
 */
const queues = new WeakMap();

/**
 * Answers the requests of one connection one after another. Node hands over requests that a client sends in one go at
 * once, and queues their responses; when the connection ends it tells the first of them only. What has begun to answer
 * the others, with files and streams open, would never learn of it.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function inTurn(request, response, answer) {
  const { socket } = request;
  const queue = queues.get(socket) ?? { last: null, waiting: 0 };
  queues.set(socket, queue);
  const former = queue.last;
  queue.last = response;
  response.once('close', () => {
    if (queue.last === response) queue.last = null;
  });
  // Node gives the connection to the response whose turn it is.
  if (response.socket) return answer();
  if (!former || queue.waiting >= WAITING_MAX) {
    // An answer before it has closed the connection, or too many wait: nobody will be answered any more.
    socket.destroy();
    response.emit('close');
    return undefined;
  }
  queue.waiting += 1;
  former.once('close', () => {
    // In a later turn of the loop, because a long queue would be as deep a call.
    setImmediate(() => {
      queue.waiting -= 1;
      if (response.socket && !socket.destroyed) answer();
      else response.emit('close');
    });
  });
  return undefined;
}
