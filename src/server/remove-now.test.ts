import { existsSync, mkdtempSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { removeNow } from './remove-now';

it('leaves no folder behind in which files are being opened meanwhile', async () => {
  for (let n = 0; n < 300; n += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'medina-removed-'));
    const opening = Array.from({ length: 60 }, (_, at) =>
      open(join(folder, String(at)), 'w').then(
        (file) => file.close(),
        () => undefined,
      ),
    );
    await wait(n % 3);
    removeNow(folder);
    expect(existsSync(folder)).toBe(false);
    await Promise.all(opening);
  }
}, 60_000);
