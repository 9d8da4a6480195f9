import { dumpOf } from './dump';
import { makeTemplates, startCluster } from './postgres';

let stop: (() => Promise<void>) | undefined;

/** Once a run: the ready databases of which every test file gets a copy. */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    await dumpOf('migrated');
    await dumpOf('seeded');
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
