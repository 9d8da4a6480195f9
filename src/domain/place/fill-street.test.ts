import { describe, expect, it } from 'vitest';
import { fillStreet, ownStreet, type Street } from './fill-street';

const none: Street = { road: '', house: '' };
const mast: Street = { road: 'Mast Street', house: '3' };
const quay: Street = { road: 'Quay', house: '8' };

describe('[ADDR-02] road and house of a picked place', () => {
  it.each<[what: string, written: Street, filled: Street, found: Street, expected: Street]>([
    ['come into empty fields', none, none, mast, mast],
    ['follow the place', mast, mast, quay, quay],
    ['leave where the next place has none', mast, mast, none, none],
    ['leave a house alone that was written', { road: '', house: '3 B' }, none, mast, { ...mast, house: '3 B' }],
    ['leave a house alone that was corrected', { ...mast, house: '3 B' }, mast, quay, { ...quay, house: '3 B' }],
    ['leave a road alone that was written', { ...mast, road: 'Old Quay' }, mast, quay, { ...quay, road: 'Old Quay' }],
    ['come back into a field that was emptied', { ...mast, house: '' }, mast, quay, quay],
  ])('%s', (_what, written, filled, found, expected) => {
    expect(fillStreet(written, filled, found)).toEqual(expected);
  });

  it('are distinguished from the customer’s own input', () => {
    expect(ownStreet(mast, mast)).toEqual(none);
    expect(ownStreet({ ...mast, house: '3 B' }, mast)).toEqual({ road: '', house: '3 B' });
  });
});
