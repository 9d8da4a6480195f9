import { describe, expect, it } from 'vitest';
import { getLanding } from './content';
import { getConfig } from './config';
import { listModules } from './module';
import { getDistance, getPlace, getRoute, getZone, searchPlaces } from './place';

describe('places of any back end', () => {
  it('[LOC-12] reads suggestions of the new and the old shape', () => {
    const structuredFormat = { mainText: { text: 'Harbour' }, secondaryText: { text: 'Qamar Bay' } };
    const newer = { suggestions: [{ placePrediction: { placeId: 'p1', text: { text: 'x' }, structuredFormat } }] };
    const older = { predictions: [{ place_id: 'p1', description: 'Harbour, Qamar Bay' }], status: 'OK' };
    const expected = [{ placeId: 'p1', main: 'Harbour', secondary: 'Qamar Bay' }];
    expect(searchPlaces.read?.(newer)).toEqual(expected);
    expect(searchPlaces.read?.(older)).toEqual(expected);
    expect(searchPlaces.read?.({})).toEqual([]);
  });

  it('[LOC-13] reads where a place is from either shape', () => {
    const expected = { lat: 20, lng: 60.5, address: 'Pier 1' };
    expect(getPlace.read?.({ location: { latitude: 20, longitude: 60.5 }, formattedAddress: 'Pier 1' })).toEqual(
      expected,
    );
    const result = { geometry: { location: { lat: '20', lng: '60.5' } }, formatted_address: 'Pier 1' };
    expect(getPlace.read?.({ result, status: 'OK' })).toEqual(expected);
  });

  it.each<[shape: string, answer: unknown, metres: number | null]>([
    ['new', { distanceMeters: 1200, duration: '300s' }, 1200],
    ['new, without metres', { duration: '0s' }, 0],
    ['old', { rows: [{ elements: [{ distance: { value: 1200 }, duration: { value: 300 }, status: 'OK' }] }] }, 1200],
    ['new, without a way', { status: 'ZERO_RESULTS' }, null],
    ['old, without a way', { rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }, null],
  ])('[MAP-05] [MAP-06] [MAP-07] reads a distance of the %s shape', (_shape, answer, metres) => {
    expect(getDistance.read?.(answer)?.metres).toBe(metres);
  });

  it('[MAP-03] has no way when there is none', () => {
    expect(getRoute.read?.({ routes: [] })?.encodedPolyline).toBe('');
  });

  it('[LOC-05] reads zone ids from JSON text or a list', () => {
    expect(getZone.read?.({ zone_id: '[1,3]', zone_data: [] })?.zone_ids).toEqual([1, 3]);
    expect(getZone.read?.({ zone_id: [1, 3] })?.zone_ids).toEqual([1, 3]);
  });

  it('[PRICE-11] reads the rates of 3.1, which name no type, as per kilometre', () => {
    const pivot = { zone_id: 1, module_id: 4, per_km_shipping_charge: '1.2', minimum_shipping_charge: 3 };
    const zone = getZone.read?.({ zone_id: '[1]', zone_data: [{ id: 1, name: 'A', modules: [{ id: 4, pivot }] }] });
    expect(zone?.zone_data[0]?.modules[0]?.pivot).toMatchObject({
      delivery_charge_type: 'distance',
      per_km_shipping_charge: 1.2,
      maximum_shipping_charge: 0,
    });
  });
});

describe('configuration and texts of any back end', () => {
  it('[CONFIG-09] [CONFIG-12] reads what only some versions tell', () => {
    expect(getConfig.read?.({ tax_included: 1 })).toMatchObject({ tax_included: true, digit_after_decimal_point: 2 });
    expect(getConfig.read?.({ system_tax_include_status: 1 })).toMatchObject({ tax_included: true });
    expect(getConfig.read?.({ free_delivery_over: '30' })).toMatchObject({ free_delivery_over: 30 });
    expect(getConfig.read?.({})).toMatchObject({ timezone: 'UTC', demo_code: null, maintenance_mode: false });
  });

  it('[CONFIG-15] reads the landing page flat and nested', () => {
    const footer = { fixed_footer_description: 'Text', fixed_newsletter_title: 'News' };
    expect(getLanding.read?.(footer)).toMatchObject(footer);
    expect(getLanding.read?.({ footer_section: footer, hero_section: null })).toMatchObject(footer);
  });

  it('[CONFIG-16] leaves out modules that this storefront does not show', () => {
    const modules = [
      { id: 1, module_type: 'food' },
      { id: 2, module_type: 'ride-share' },
    ];
    expect(listModules.read?.(modules)?.map(({ id }) => id)).toEqual([1]);
    expect(listModules.read?.({})).toEqual([]);
  });
});
