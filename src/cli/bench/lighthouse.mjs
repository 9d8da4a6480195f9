import { run } from '../run.mjs';
import { median } from './throughput.mjs';

const RUNS = 3;

/** Lighthouse's mobile run of a page: the median performance score and timings, and the other three scores. */
export async function lighthouse(url, browserPath) {
  const runs = [];
  for (let n = 0; n < RUNS; n += 1) runs.push(await retry(() => once(url, browserPath)));
  const score = (category) => Math.round(median(runs.map((run) => run.categories[category].score)) * 100);
  const value = (audit) => median(runs.map((run) => run.audits[audit].numericValue));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

async function once(url, browserPath) {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const args = ['--yes', 'lighthouse@12.8.2', url, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const said = await run('npx', args, { quiet: true, env: { CHROME_PATH: browserPath } });
  return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
}

/** Lighthouse sometimes loses a page's trace (NO_NAVSTART) and reports no figures; such a run is repeated. */
async function retry(work, triesLeft = 2) {
  try {
    return await work();
  } catch (error) {
    if (triesLeft === 0) throw error;
    return retry(work, triesLeft - 1);
  }
}
