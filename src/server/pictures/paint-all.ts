import { access, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { paint } from './paint';
import { type Order, type Recipe } from './recipe';
import { writeWhole } from './write-whole';

export type Progress = { done: number; of: number };

/**
 * Paints what `folder` does not contain yet, each recipe once and in parallel on all cores. Files are written
 * atomically, so a stopped run can simply be repeated. Answers the number of files written.
 */
export async function paintAll(
  orders: Order[],
  folder: string,
  onProgress?: (progress: Progress) => void,
): Promise<number> {
  const jobs = await planJobs(orders, folder);
  const files = jobs.reduce((sum, job) => sum + job.files.length, 0);
  let done = 0;
  async function work() {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const picture = await paint(job.recipe);
      for (const name of job.files) {
        const file = join(folder, name);
        await mkdir(dirname(file), { recursive: true });
        await writeWhole(file, picture);
      }
      done += job.files.length;
      onProgress?.({ done, of: files });
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files;
}

type Job = { recipe: Recipe; files: string[] };

/** Groups the orders, so that the same recipe is painted once. */
async function planJobs(orders: Order[], folder: string): Promise<Job[]> {
  const jobs = new Map<string, { recipe: Recipe; files: Set<string> }>();
  for (const { file, recipe } of orders) {
    if (await exists(join(folder, file))) continue;
    const { kind, glyphs, draw, dye, tone, seed, width, height } = recipe;
    const key = JSON.stringify([kind, glyphs, draw, dye, tone, seed, width, height]);
    const job = jobs.get(key) ?? { recipe, files: new Set() };
    job.files.add(file);
    jobs.set(key, job);
  }
  return [...jobs.values()].reverse().map(({ recipe, files }) => ({ recipe, files: [...files] }));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
