import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '@/domain/limits';
import { keepOrders } from '../pictures/order-book';
import type { Order } from '../pictures/recipe';
import { log } from '../http/log';
import { openPainting } from './demo-painter';

/** A painter that never answers for `silent`, and is killed by `deadly`. */
const PAINTER = `
process.on('message', ({ name }) => {
  if (name.includes('deadly')) process.kill(process.pid, 'SIGKILL');
  else if (!name.includes('silent')) process.send({ name });
});
process.on('disconnect', () => process.exit());
`;
const [LAMP, SILENT, DEADLY, MOTOR] = ['item/lamp.webp', 'item/silent.webp', 'item/deadly.webp', 'vehicle/motor.webp'];

const CAR: Order['recipe'] = {
  kind: 'vehicle',
  glyphs: ['automobile'],
  tone: 'sky',
  seed: 'car',
  width: 60,
  height: 45,
};

const folder = mkdtempSync(join(tmpdir(), 'medina-painting-'));
afterAll(() => rmSync(folder, { recursive: true }));

let painters: ChildProcess[];
const start = () => {
  const painter = fork(join(folder, 'painter.mjs'));
  painters.push(painter);
  return painter;
};

beforeEach(async () => {
  painters = [];
  writeFileSync(join(folder, 'painter.mjs'), PAINTER);
  const late = [LAMP, SILENT, DEADLY, MOTOR, 'vehicle/lumivolt-dot.webp'].map((file): Order => ({ file, recipe: CAR }));
  await keepOrders({ made_of: '', early: [], late }, folder);
});

afterEach(async () => {
  for (const painter of painters) {
    const running = painter.exitCode === null && painter.signalCode === null;
    if (running && painter.kill()) await once(painter, 'exit');
  }
});

describe('[ITEM-01] the painter', () => {
  it('is one process for all concurrent requests', async () => {
    const paint = openPainting(folder, { start });
    await Promise.all([paint(LAMP), paint(LAMP), paint(MOTOR)]);
    await paint(MOTOR);
    expect(painters).toHaveLength(1);
  });

  it.each(['item/none.webp', 'item/lamp-300.webp', '', '__proto__', 'constructor', '../lamp.webp', 'x'.repeat(99)])(
    'is not started for %j, which the demo world does not have',
    async (name) => {
      await openPainting(folder, { start })(name);
      expect(painters).toEqual([]);
    },
  );

  it('is not started without a list of pictures', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    await openPainting(join(folder, 'nowhere'), { start })(LAMP);
    expect(painters).toEqual([]);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('can not be read'), expect.anything());
    told.mockRestore();
  });

  it('that is killed leaves nobody waiting, and the next picture is painted by another', async () => {
    const paint = openPainting(folder, { start });
    await Promise.all([paint(SILENT), paint(DEADLY)]);
    await paint(LAMP);
    expect(painters).toHaveLength(2);
  });

  it('that hangs is ended, and the next picture is painted by another', async () => {
    const paint = openPainting(folder, { start, silenceMs: 20 });
    await paint(SILENT);
    const [painter] = painters;
    expect(painter && (await once(painter, 'exit'))).toEqual([null, 'SIGKILL']);
    await paint(LAMP);
    expect(painters).toHaveLength(2);
  });

  it('ends when nothing was asked of it for a while, and comes back', async () => {
    const paint = openPainting(folder, { start, restMs: 1 });
    for (const n of [0, 1]) {
      await paint(LAMP);
      const painter = painters[n];
      expect(painter && (await once(painter, 'exit'))).toEqual([0, null]);
    }
  });

  it('that can not be started leaves nobody waiting', async () => {
    const noMemory = () => {
      throw new Error('spawn ENOMEM');
    };
    await openPainting(folder, { start: noMemory })(LAMP);
    await openPainting(folder, { start: () => fork('no-such-file.mjs', { stdio: 'ignore' }) })(LAMP);
  });

  it('refuses a further picture while too many are waited for, but none that is waited for already', async () => {
    const many = Array.from({ length: limits.paintings_waiting_max + 1 }, (_, n) => `item/silent-${n}.webp`);
    const named = (file: string) => ({ file }) as Order;
    await keepOrders({ made_of: '', early: [], late: many.map(named) }, folder);
    const paint = openPainting(folder, { start, silenceMs: 400 });
    const asked = many.slice(1).map((name) => paint(name));
    // The list of names is read once, for all of them.
    await paint('item/unknown.webp');
    await expect(paint(many[0] ?? '')).rejects.toMatchObject({ refusal: 'busy' });
    await Promise.all([...asked, paint(many[1] ?? '')]);
  });

  it('logs what it cannot write, as in a read-only folder, and the shop goes on', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    writeFileSync(join(folder, 'vehicle'), 'no folder');
    await openPainting(folder)('vehicle/lumivolt-dot.webp');
    expect(told.mock.calls).toEqual([
      ['A picture could not be painted', expect.objectContaining({ name: 'vehicle/lumivolt-dot.webp', folder })],
    ]);
    told.mockRestore();
  });
});
