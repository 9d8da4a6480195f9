/**
 * Loaded before the shop by memory tests (`node --expose-gc --import …`). On a message from the parent process it
 * collects garbage and returns the memory in use, and the maximum since the last message. The product does not know of
 * it.
 */
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50).unref();

process.on('message', (asked) => {
  if (asked !== 'memory') return;
  // The second collection frees what finalizers have released.
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send({ rss: process.memoryUsage.rss(), heap: process.memoryUsage().heapUsed, peak });
    peak = 0;
  }, 300);
});
// The channel alone does not keep the process alive.
process.channel.unref();
