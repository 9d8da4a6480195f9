import { describe, expect, it } from 'vitest';
import { moduleInZones } from './zone-module';

const zones = [{ modules: [{ id: 4 }, { id: 1 }] }, { modules: [{ id: 2 }] }];

describe('moduleInZones', () => {
  it.each([
    ['keeps the module that a zone has', { id: 1 }, 1],
    ['keeps a module of any of the zones', { id: 2 }, 2],
    ['takes the first one when no zone has it', { id: 9 }, 4],
    ['takes the first one when there was none', null, 4],
  ])('%s', (_id, current, id) => {
    expect(moduleInZones(zones, current)?.id).toBe(id);
  });

  it('is nothing where the zones have no modules', () => {
    expect(moduleInZones([], { id: 1 })).toBeNull();
  });
});
