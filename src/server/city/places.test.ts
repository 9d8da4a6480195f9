import { describe, expect, it } from 'vitest';
import { fastest } from '@tests/support/fastest';
import { addressAt } from './addresses';
import { placeById, suggestions } from './places';
import { defaultPlaceId, storeSpot } from './store-spots';
import { zonesAt } from './zones';

/** The place of the demo before a visitor has chosen one: 14 Lighthouse Road, which is in Harbour only. */
const START = { lat: 19.99177, lng: 60.50875 };

describe('suggestions', () => {
  it('[LOC-12] finds a house by number and street', () => {
    expect(suggestions('14 Lighthouse Road', 'en')[0]).toEqual({
      placeId: 'st-lighthouse-road-14',
      main: '14 Lighthouse Road',
      secondary: 'Harbour, Qamar Bay',
      text: '14 Lighthouse Road, Harbour, Qamar Bay',
      isServed: true,
    });
  });

  it.each(['14 Lighthouse', '14 lighth'])(
    '[LOC-12] puts the house first for "%s", before a landmark of that name',
    (typed) => {
      expect(suggestions(typed, 'en')[0]?.placeId).toBe('st-lighthouse-road-14');
    },
  );

  it.each(['en', 'ar'] as const)(
    '[LOC-12] lists places outside of the delivery zones last, and marks them (%s)',
    (language) => {
      for (const typed of ['road', 'st', 'طريق', 'ال']) {
        const served = suggestions(typed, language).map(({ isServed }) => isServed);
        expect(served).toEqual(served.toSorted((a, b) => Number(b) - Number(a)));
      }
      const all = ['north', 'road', 'hill', 'cape', 'bay', 'way', 'point', 'lane'].flatMap((typed) =>
        suggestions(typed, 'en'),
      );
      for (const { placeId, isServed } of all) {
        const place = placeById(placeId, 'en');
        expect(place && zonesAt(place).length > 0).toBe(isServed);
      }
      expect(all.some(({ isServed }) => !isServed)).toBe(true);
    },
  );

  it('[LOC-12] answers in the requested language, whichever language was typed', () => {
    expect(suggestions('lighthouse rd 14', 'ar')[0]?.text).toBe('14 طريق المنارة، الميناء، خليج قمر');
    expect(suggestions('١٤ طريق المنارة', 'en')[0]?.main).toBe('14 Lighthouse Road');
  });

  it.each(['lightho', 'lightouse road', 'Lgihthouse', 'منارة', 'المناره'])(
    '[LOC-12] finds the lighthouse for "%s"',
    (typed) => {
      expect(suggestions(typed, 'en').some(({ main }) => main.startsWith('Lighthouse'))).toBe(true);
    },
  );

  it('[LOC-12] finds landmarks and districts', () => {
    expect(suggestions('hospital', 'en')[0]?.main).toBe('Bay Hospital');
    expect(suggestions('old town', 'en').map(({ placeId }) => placeId)).toContain('zo-old_town');
  });

  it('[LOC-12] answers nothing for an empty, foreign or purely numeric text', () => {
    expect(['', '   ', '14', 'zzzzqqq', '('].flatMap((typed) => suggestions(typed, 'en'))).toEqual([]);
  });
});

describe('placeById', () => {
  it('[LOC-13] gives the point and the address of a suggestion', () => {
    expect(placeById('st-lighthouse-road-14', 'ar')).toMatchObject({
      name: '14 طريق المنارة',
      address: '14 طريق المنارة، الميناء',
    });
    for (const { placeId } of suggestions('sea', 'en')) expect(placeById(placeId, 'en')?.placeId).toBe(placeId);
  });

  it('[LOC-13] [ADDR-02] names road and house of a door, the road alone of a street, neither of a district', () => {
    expect(placeById('st-lighthouse-road-14', 'ar')).toMatchObject({ road: 'طريق المنارة', house: '14' });
    expect(placeById('st-lighthouse-road', 'en')).toMatchObject({
      ...{ name: 'Lighthouse Road', road: 'Lighthouse Road', house: '' },
    });
    expect(placeById('zo-old_town', 'en')).toMatchObject({ road: '', house: '' });
    const [hospital] = suggestions('hospital', 'en');
    expect(placeById(hospital?.placeId ?? '', 'en')?.road).not.toBe('');
  });

  it('[LOC-13] is undefined for an unknown id and for a house past the end of the street', () => {
    expect(placeById('st-nowhere-3', 'en')).toBeUndefined();
    expect(placeById('st-lighthouse-road-9999', 'en')).toBeUndefined();
    expect(placeById('st-lighthouse-road-0', 'en')).toBeUndefined();
    expect(placeById('', 'en')).toBeUndefined();
  });
});

describe('addressAt', () => {
  it('[LOC-11] names the house and the zone in the requested language', () => {
    expect(addressAt(START, 'en')).toMatchObject({
      address: '14 Lighthouse Road, Harbour',
      road: 'Lighthouse Road',
      house: '14',
    });
    expect(addressAt(START, 'ar').address).toBe('14 طريق المنارة، الميناء');
  });

  it('[LOC-11] names a place in the open sea too', () => {
    expect(addressAt({ lat: 19.9, lng: 60.7 }, 'en')).toMatchObject({ road: '', house: '', placeId: '' });
    expect(addressAt({ lat: 0, lng: 0 }, 'en').address).toMatch(/, Qamar Bay$/);
  });

  it('[LOC-11] takes less than 3 ms', () => {
    addressAt(START, 'en');
    const all = () => {
      for (let n = 0; n < 200; n++) addressAt({ lat: 19.97 + n * 0.0003, lng: 60.48 + n * 0.0002 }, 'en');
    };
    expect(fastest(5, all) / 200).toBeLessThan(3);
  });
});

describe('zones and addresses of the demo world', () => {
  const ids = (lat: number, lng: number) => zonesAt({ lat, lng }).map(({ id }) => id);

  it('overlap between Harbour and Old Town, and leave parts of the city out', () => {
    expect(ids(20, 60.498)).toEqual([1, 2]);
    expect(ids(20.02, 60.48)).toEqual([3]);
    expect(ids(19.975, 60.485)).toEqual([]);
    expect(addressAt({ lat: 19.975, lng: 60.485 }, 'en').house).not.toBe('');
  });

  it('begin at a house in Harbour alone', () => {
    expect(ids(START.lat, START.lng)).toEqual([1]);
    expect(placeById(defaultPlaceId, 'en')).toMatchObject(START);
  });

  it.each([
    ['harbour', 1],
    ['old_town', 2],
    ['hills', 3],
  ] as const)('give as many different addresses in %s as are asked for', (zone, id) => {
    const spots = Array.from({ length: 300 }, (_, n) => storeSpot(zone, n));
    expect(new Set(spots.map(({ placeId }) => placeId)).size).toBe(300);
    expect(spots.every(({ lat, lng }) => ids(lat, lng).join() === String(id))).toBe(true);
    expect(storeSpot(zone, 7)).toEqual(spots[7]);
    expect(() => storeSpot(zone, -1)).toThrow(RangeError);
  });
});
