import { describe, expect, it } from 'vitest';
import { limits } from '../limits';
import { earlierFileName, earlierPrescriptions } from './earlier-prescriptions';

const order = (id: number, files: string[], is_guest = false) => ({
  ...{ id, is_guest, created_at: `2026-11-${10 + id}`, order_attachment_full_url: files },
});

describe('[beyond §2.23] earlier prescriptions', () => {
  it('are those of orders that had one, newest first, each once', () => {
    const orders = [order(1, ['a.webp']), order(3, ['b.webp', 'c.pdf']), order(2, []), order(3, ['b.webp', 'c.pdf'])];
    expect(earlierPrescriptions(orders, false)).toEqual([
      { order_id: 3, created_at: '2026-11-13', files: ['b.webp', 'c.pdf'] },
      { order_id: 1, created_at: '2026-11-11', files: ['a.webp'] },
    ]);
  });

  it('are never those of an account whose number a guest has', () => {
    expect(earlierPrescriptions([order(1, ['a.webp']), order(2, ['b.webp'], true)], true)).toMatchObject([
      { order_id: 2 },
    ]);
  });

  it('are a few', () => {
    const many = Array.from({ length: 9 }, (_, n) => order(n, ['a.webp']));
    expect(earlierPrescriptions(many, false)).toHaveLength(limits.earlier_prescriptions_max);
  });

  it('are sent under names that say where they are from', () => {
    expect(earlierFileName(12, 1, 'https://shop.example/x.webp')).toBe('prescription-12-1.jpg');
    expect(earlierFileName(12, 2, 'https://shop.example/y.pdf')).toBe('prescription-12-2.pdf');
  });
});
