/**
 * Loaded before the shop by tests that look at its memory (`node --expose-gc --import …`): asked over the channel of its
 * parent, it collects and tells what the process holds, and the most
 * that it has held since it was asked last. Nothing of the product knows of it.
 */
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50).unref();

process.on('message', (asked) => {
  if (asked !== 'memory') return;
  // The second time takes what the finalizers of the first have let go.
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send({ rss: process.memoryUsage.rss(), heap: process.memoryUsage().heapUsed, peak });
    peak = 0;
  }, 300);
});
// A channel alone keeps no shop open.
process.channel.unref();
