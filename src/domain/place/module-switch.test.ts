import { describe, expect, it } from 'vitest';
import { afterModuleSwitch, rentalCartFate } from './module-switch';

const food = { id: 1, module_type: 'food' };
const parcel = { id: 4, module_type: 'parcel' };

describe('afterModuleSwitch', () => {
  it.each([
    ['[NAV-22] is /home when interests are chosen', food, { selected_modules_for_interest: [1, 2] }, '/home'],
    ['[NAV-23] is /interest while none are chosen', food, { selected_modules_for_interest: [2] }, '/interest'],
    ['[NAV-23] is /interest for a new customer', food, {}, '/interest'],
    ['[PARCEL-02] is never /interest in parcel', parcel, { selected_modules_for_interest: [] }, '/home'],
    ['[NAV-23] is /interest for a guest, too', food, null, '/interest'],
    ['[PARCEL-02] is never /interest in parcel, for a guest', parcel, null, '/home'],
  ])('%s', (_rule, module, customer, href) => expect(afterModuleSwitch(module, customer)).toBe(href));

  it('[NAV-23] asks a guest once for each module', () => {
    expect(afterModuleSwitch(food, null, [1])).toBe('/home');
    expect(afterModuleSwitch(food, null, [2])).toBe('/interest');
    expect(afterModuleSwitch(food, { selected_modules_for_interest: [2] }, [1])).toBe('/home');
    expect(afterModuleSwitch(food, { selected_modules_for_interest: [2] }, [3])).toBe('/interest');
  });
});

describe('rentalCartFate', () => {
  const picksUpIn = (pickup_zone_id: string) => ({
    carts: [{ provider: { pickup_zone_id } }, { provider: { pickup_zone_id: '["9"]' } }],
  });
  it.each([
    ['[RENTAL-05] is kept when a pickup zone is here', picksUpIn('["1","2"]'), [2, 3], 'kept'],
    ['[RENTAL-06] is cleared when none is', picksUpIn('["1"]'), [2, 3], 'cleared'],
    ['[RENTAL-05] asks the first provider only', picksUpIn('["1"]'), [9], 'cleared'],
    ['[RENTAL-06] is cleared without a known zone', { carts: [{}] }, [2], 'cleared'],
    ['[RENTAL-05] an empty cart is no matter', { carts: [] }, [2], 'empty'],
  ])('%s', (_rule, cart, zones, fate) => expect(rentalCartFate(cart, zones)).toBe(fate));
});
