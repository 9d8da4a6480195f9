import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from './house';
import { beGuest, type Traces } from './journeys';
import { newShop } from './shops';
import type { Tally } from './tally';
import { newVisitor } from './visitor';

const MEGABYTE = 1024 * 1024;

/**
 * A shop that keeps files in a folder, on a disk of its own that is filled to the last byte: uploads are refused with
 * 507, no partial file is left, orders go on, and uploads are accepted again once there is space. Returns the problems,
 * or a sentence for the reader when no such disk could be created.
 */
export async function fillDisk(house: House, tally: Tally, traces: Traces): Promise<string[]> {
  const disk = join(house.room, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    return ['NOT RUN: whoever runs this may not mount a disk'];
  }
  const settings: Record<string, string> = { ...(await house.toSettings('of-the-disk')), DATA_DIR: disk };
  delete settings.FILES_BUCKET;
  const shop = newShop(settings);
  const visitor = newVisitor(shop.port, 900_001, tally);
  const problems: string[] = [];
  try {
    await shop.start();
    await beGuest(visitor, 900_001, traces);
    const before = filesIn(disk);
    fill(join(disk, 'filler'));
    const refused = await beGuest(visitor, 900_002, traces).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    if (!/prescription was answered 507/.test(refused)) problems.push(`A file for a full disk: ${refused}`);
    const left = filesIn(disk).filter((file) => !before.includes(file) && !file.endsWith('filler'));
    if (left.length > 0) problems.push(`A full disk holds what was refused: ${left.join(', ')}`);
    const ready = await fetch(`http://127.0.0.1:${shop.ops}/readyz`);
    if (!(await ready.text()).includes('full')) problems.push('Nothing says that the disk is full');
    rmSync(join(disk, 'filler'));
    await beGuest(visitor, 900_003, traces);
  } finally {
    visitor.leave();
    await shop.stop();
    execFileSync('umount', [disk]);
  }
  return problems;
}

function fill(file: string): void {
  const block = Buffer.alloc(MEGABYTE, 1);
  for (const size of [MEGABYTE, 4096, 1]) {
    try {
      for (;;) writeFileSync(file, block.subarray(0, size), { flag: 'a' });
    } catch {
      // The disk is full for pieces of this size.
    }
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());
