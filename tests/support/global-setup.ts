import { ensureDump } from './dump';
import { makeTemplates, startCluster } from './postgres';

let stop: (() => Promise<void>) | undefined;

/** Creates the database templates, which test files copy, once per run. */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    await ensureDump('migrated');
    await ensureDump('seeded');
    return;
  }
  if (!process.env.TEST_DATABASE_URL) {
    const cluster = await startCluster();
    stop = cluster.stop;
    process.env.TEST_DATABASE_URL = cluster.url;
  }
  await makeTemplates(process.env.TEST_DATABASE_URL);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
