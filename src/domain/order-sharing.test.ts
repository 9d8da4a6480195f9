import { describe, expect, it } from 'vitest';
import { isSharedView } from './order-sharing';

describe('who looks at an order', () => {
  it.each([
    [{ is_guest: true, user_id: 7 }, 7, false],
    [{ is_guest: true, user_id: 7 }, 8, true],
    [{ is_guest: true, user_id: 0 }, 8, true],
    [{ is_guest: true, user_id: 7 }, null, true],
    [{ is_guest: false, user_id: 7 }, null, false],
  ])('%j seen by guest %s is shared: %s', (order, guest_id, expected) => {
    expect(isSharedView(order, guest_id)).toBe(expected);
  });
});
