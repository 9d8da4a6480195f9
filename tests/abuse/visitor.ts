/**
 * The innocent visitor, in its own process, so that the attacker's work does not delay it: every 100 ms a page and a
 * call. It begins when it gets an address. On `leave` it reports how long its slowest answer took and how many failed.
 */
import { Agent, get } from 'node:http';

type Told = { url: string; paths: string[] } | 'leave';
type Seen = { slowest_ms: number; what: string; answers: number; failed: number };

const EVERY_MS = 100;
const PATIENCE_MS = 15_000;
const headers = { zoneid: '[1]', moduleid: '4', 'X-localization': 'en', 'X-Forwarded-For': '198.51.100.7' };
const agent = new Agent({ keepAlive: true });

let clock: NodeJS.Timeout | undefined;
let waiting: Promise<void>[] = [];
let seen: Seen = { slowest_ms: 0, what: '', answers: 0, failed: 0 };

process.on('message', (told: Told) => {
  clearInterval(clock);
  if (told === 'leave') {
    void Promise.all(waiting).then(() => process.send?.(seen));
    return;
  }
  waiting = [];
  seen = { slowest_ms: 0, what: '', answers: 0, failed: 0 };
  clock = setInterval(() => {
    for (const path of told.paths) waiting.push(ask(told.url, path));
  }, EVERY_MS);
});
process.on('disconnect', () => process.exit());

function ask(url: string, path: string): Promise<void> {
  const began = performance.now();
  return new Promise((done) => {
    const finish = (isOk: boolean) => {
      const ms = performance.now() - began;
      seen.answers += 1;
      if (!isOk) seen.failed += 1;
      if (ms > seen.slowest_ms) Object.assign(seen, { slowest_ms: ms, what: path });
      done();
    };
    const asked = get(url + path, { agent, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.on('end', () => finish(answer.statusCode === 200));
      answer.on('error', () => finish(false));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => finish(false));
  });
}
