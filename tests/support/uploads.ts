import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** A separate folder for uploads of a test file, deleted with it. Call it once at the top of the file. */
export function uploadFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medina-uploads-'));
  const use = () => void vi.stubEnv('DATA_DIR', folder);
  beforeAll(use);
  // Some files reset their settings after each test.
  beforeEach(use);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const OPEN = '/proc/self/fd';

/** The files below a folder that this process has open, by their paths. */
export function listOpenFiles(folder: string): string[] {
  return readdirSync(OPEN).flatMap((number) => {
    try {
      const path = readlinkSync(`${OPEN}/${number}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      // Closed in the meantime.
      return [];
    }
  });
}
