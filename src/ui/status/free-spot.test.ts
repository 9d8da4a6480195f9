import { describe, expect, it } from 'vitest';
import { freeSpot, isInTheWay } from './free-spot';

const room = { left: 16, top: 8, right: 374, bottom: 836 };
const size = { width: 200, height: 52 };
const button = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  isFirm: true,
});

describe('freeSpot', () => {
  it('stands in the middle at the wanted height where nothing is', () => {
    expect(freeSpot(size, room, [], 700)).toEqual({ left: 95, top: 700 });
  });

  it('stays within the screen', () => {
    expect(freeSpot(size, room, [], 2_000).top).toBe(836 - 52);
    expect(freeSpot(size, room, [], -50).top).toBe(8);
  });

  it('goes to a side where the middle holds a button, before it goes elsewhere', () => {
    expect(freeSpot(size, room, [button(16, 700, 120, 44)], 700)).toEqual({ left: 174, top: 700 });
  });

  it('goes to the nearest height that covers no button, with room around it', () => {
    const spot = freeSpot(size, room, [button(16, 680, 358, 156)], 750);
    expect(spot.top).toBeLessThanOrEqual(680 - 4 - 52);
    expect(spot.top).toBeGreaterThan(600);
  });

  it('covers words rather than buttons', () => {
    const words = { ...button(0, 0, 390, 780), isFirm: false };
    expect(freeSpot(size, room, [words, button(0, 780, 390, 64)], 784).top).toBeLessThanOrEqual(780 - 56);
  });

  it('stays near the bottom of a page full of words, but uses a gap nearby', () => {
    const words = (top: number, bottom: number) => ({ ...button(16, top, 358, bottom - top), isFirm: false });
    const page = [words(80, 380), words(440, 836)];
    expect(freeSpot(size, room, page, 720).top).toBe(720);
    expect(freeSpot(size, room, [words(80, 600), words(660, 836)], 720).top).toBe(608);
  });

  it('covers as little as it can where there is no room', () => {
    const all = button(0, 0, 390, 844);
    const spot = freeSpot(size, room, [all, button(0, 400, 390, 444)], 784);
    expect(spot.top).toBeLessThan(400);
  });

  it('tells whether a button is in the way', () => {
    const box = { left: 95, top: 700, right: 295, bottom: 752 };
    expect(isInTheWay(box, [button(200, 740, 44, 44)])).toBe(true);
    expect(isInTheWay(box, [{ ...button(200, 740, 44, 44), isFirm: false }])).toBe(false);
    expect(isInTheWay(box, [button(200, 760, 44, 44)])).toBe(false);
  });
});
