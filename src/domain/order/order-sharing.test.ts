import { describe, expect, it } from 'vitest';
import { isSharedView, sharedUntil, withoutPrivate } from './order-sharing';

describe('the viewer of an order', () => {
  it.each([
    [{ is_guest: true, user_id: 7 }, 7, false],
    [{ is_guest: true, user_id: 7 }, 8, true],
    [{ is_guest: true, user_id: 0 }, 8, true],
    [{ is_guest: true, user_id: 7 }, null, true],
    [{ is_guest: false, user_id: 7 }, null, false],
    [{ is_guest: false, user_id: 0 }, null, true],
  ])('%j seen by guest %s is shared: %s', (order, guest_id, expected) => {
    expect(isSharedView(order, guest_id)).toBe(expected);
  });
});

describe('what a shared view shows', () => {
  it('[beyond §2.15] leaves out code, house, directions and contact and keeps the rest', () => {
    const address = {
      address: '14 Road',
      house: '14',
      floor: '3',
      contact_person_number: '+1',
      contact_person_email: 'a@b.c',
    };
    const delivery_instruction = 'Key under the pot';
    const order = {
      id: 1,
      otp: '4821',
      delivery_instruction,
      delivery_address: { ...address, road: 'Road', contact_person_name: 'Sam' },
    };
    const shown = withoutPrivate(order);
    expect(shown).toEqual({
      id: 1,
      otp: null,
      delivery_instruction: '',
      delivery_address: {
        ...{ address: '', house: '', floor: '', contact_person_number: '', contact_person_email: '' },
        ...{ road: 'Road', contact_person_name: 'Sam' },
      },
    });
    const bare = { otp: null, delivery_instruction: '', delivery_address: null };
    expect(withoutPrivate(bare)).toEqual(bare);
  });
});

describe('a link to follow an order', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 2, date, 10));
  it.each([
    ['one for now', { created_at: day(1), schedule_at: null }, day(8)],
    ['one for later', { created_at: day(1), schedule_at: day(3) }, day(10)],
    ['a trip', { created_at: day(1), schedule_at: day(3), estimated_trip_end_time: day(5) }, day(12)],
    ['a trip without an end', { created_at: day(1), schedule_at: day(1), estimated_trip_end_time: null }, day(8)],
  ])('[beyond §2.8] ends a week after the planned time of %s', (_what, planned, until) => {
    expect(sharedUntil(planned)).toEqual(until);
  });
});
