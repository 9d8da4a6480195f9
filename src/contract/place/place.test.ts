import { readAddressAt, readDistance, readPlace, readPlaces, readRoute, readZoneAnswer } from './place.read';
import { shownMoney } from '@/domain/money/money-display';
import { readConfig } from '../config.read';
import { readLanding } from '../catalogue/content.read';
import { readModules } from './module.read';
import { describe, expect, it } from 'vitest';

describe('places of any back end', () => {
  it('[LOC-12] reads suggestions of the new and the old form', () => {
    const structuredFormat = { mainText: { text: 'Harbour' }, secondaryText: { text: 'Qamar Bay' } };
    const newer = { suggestions: [{ placePrediction: { placeId: 'p1', text: { text: 'x' }, structuredFormat } }] };
    const older = { predictions: [{ place_id: 'p1', description: 'Harbour, Qamar Bay' }], status: 'OK' };
    const expected = [{ placeId: 'p1', main: 'Harbour', secondary: 'Qamar Bay', isServed: true }];
    expect(readPlaces(newer)).toEqual(expected);
    expect(readPlaces(older)).toEqual(expected);
    expect(readPlaces({ ...older, ...newer })).toEqual(expected);
    const beyond = { placePrediction: { placeId: 'p2', isServed: false } };
    expect(readPlaces({ suggestions: [beyond] })[0]?.isServed).toBe(false);
    expect(readPlaces({})).toEqual([]);
    // A suggestion without an id cannot be opened.
    expect(readPlaces({ suggestions: [{ placePrediction: { text: { text: 'Pier' } } }] })).toEqual([]);
  });

  it('[LOC-13] reads the coordinates of a place from either form', () => {
    const expected = { lat: 20, lng: 60.5, address: 'Pier 1', road: '', house: '' };
    expect(readPlace({ location: { latitude: 20, longitude: 60.5 }, formattedAddress: 'Pier 1' })).toEqual(expected);
    const result = { geometry: { location: { lat: '20', lng: '60.5' } }, formatted_address: 'Pier 1' };
    expect(readPlace({ result, status: 'OK' })).toEqual(expected);
  });

  it('[LOC-11] [LOC-13] [ADDR-02] reads road and house from the components of either shape', () => {
    const newer = [
      { longText: '14', types: ['street_number'] },
      { longText: 'Lighthouse Road', shortText: 'Lighthouse Rd', types: ['route'] },
      { longText: 'Harbour', types: ['neighborhood', 'political'] },
    ];
    const older = newer.map(({ longText, types }) => ({ long_name: longText, short_name: '', types }));
    const street = { road: 'Lighthouse Road', house: '14' };
    expect(readPlace({ addressComponents: newer })).toMatchObject(street);
    expect(readPlace({ result: { address_components: older } })).toMatchObject(street);
    expect(readAddressAt({ results: [{ formatted_address: 'Pier', address_components: older }, {}] })).toEqual({
      address: 'Pier',
      ...street,
    });
    expect(readAddressAt({ results: [], status: 'ZERO_RESULTS' })).toEqual({ address: '', road: '', house: '' });
  });

  it.each<[shape: string, answer: unknown, metres: number | null]>([
    ['new', { distanceMeters: 1200, duration: '300s' }, 1200],
    ['new, without metres', { duration: '0s' }, 0],
    ['old', { rows: [{ elements: [{ distance: { value: 1200 }, duration: { value: 300 }, status: 'OK' }] }] }, 1200],
    ['new, without a way', { status: 'ZERO_RESULTS' }, null],
    ['old, without a way', { rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }, null],
  ])('[MAP-05] [MAP-06] [MAP-07] reads a distance of the %s shape', (_shape, answer, metres) => {
    expect(readDistance(answer)?.metres).toBe(metres);
  });

  it('[MAP-03] has no route when there is none', () => {
    expect(readRoute({ routes: [] })?.encodedPolyline).toBe('');
  });

  it('[LOC-05] reads zone ids from JSON text or a list', () => {
    expect(readZoneAnswer({ zone_id: '[1,3]', zone_data: [] })?.zone_ids).toEqual([1, 3]);
    expect(readZoneAnswer({ zone_id: [1, 3] })?.zone_ids).toEqual([1, 3]);
  });

  it('[PRICE-11] reads the rates of 3.1, which name no type, as per kilometre', () => {
    const pivot = { zone_id: 1, module_id: 4, per_km_shipping_charge: '1.2', minimum_shipping_charge: 3 };
    const zone = readZoneAnswer({ zone_id: '[1]', zone_data: [{ id: 1, name: 'A', modules: [{ id: 4, pivot }] }] });
    expect(zone?.zone_data[0]?.modules[0]?.pivot).toMatchObject({
      delivery_charge_type: 'distance',
      per_km_shipping_charge: 1.2,
      maximum_shipping_charge: 0,
    });
  });

  it.each([
    ['the ids alone', { zone_id: '[1,4]' }],
    ['data of another shape', { zone_id: [1, 4], zone_data: null }],
  ])('[LOC-07] needs nothing of a zone but its id: %s', (_what, answer) =>
    expect(readZoneAnswer(answer)).toEqual({ zone_ids: [1, 4], zone_data: [] }),
  );

  it('[LOC-07] reads modules and surge where they are sent', () => {
    const zone = {
      id: 1,
      increased_delivery_fee: '10',
      increased_delivery_fee_status: 1,
      modules: [{ id: 4, module_type: 'food' }],
    };
    expect(readZoneAnswer({ zone_id: '[1]', zone_data: [zone, { id: 4 }] }).zone_data).toMatchObject([
      { increased_delivery_fee: 10, increased_delivery_fee_status: true, modules: [{ id: 4 }] },
      { increased_delivery_fee: 0, increased_delivery_fee_status: false, modules: [] },
    ]);
  });
});

describe('configuration and texts of any back end', () => {
  it('[CONFIG-09] [CONFIG-12] reads what only some versions send', () => {
    expect(readConfig({ tax_included: 1 })).toMatchObject({ tax_included: true, digit_after_decimal_point: 2 });
    expect(readConfig({ system_tax_include_status: 1 })).toMatchObject({ tax_included: true });
    expect(readConfig({ free_delivery_over: '30' })).toMatchObject({ free_delivery_over: 30 });
    expect(readConfig({})).toMatchObject({ demo_code: null, maintenance_mode: false });
  });

  it('[SLOT-02] leaves the time zone to the browser where none is sent', () => {
    expect(readConfig({}).timezone).toBeUndefined();
    expect(readConfig({ timezone: 'Asia/Muscat' }).timezone).toBe('Asia/Muscat');
  });

  it('[CONFIG-10] reads the folders of pictures, which only older versions send', () => {
    const base_urls = { customer_image_url: 'https://a.test/customer', item_image_url: 'https://a.test/item' };
    expect(readConfig({ base_urls }).base_urls).toEqual(base_urls);
    expect(readConfig({}).base_urls).toEqual({ customer_image_url: '', item_image_url: '' });
  });

  it.each([
    ['left', { currency_symbol: 'AED', currency_symbol_direction: 'left' }, 'AED8.50'],
    ['right', { currency_symbol: '€', currency_symbol_direction: 'right' }, '8.50 €'],
    ['left, where it is not told', { currency_symbol: '$' }, '$8.50'],
  ])('[CONFIG-11] writes the symbol of the currency %s', (_where, answer, written) =>
    expect(shownMoney(8.5, readConfig(answer))).toBe(written),
  );

  it.each([
    ['flat, switched off', { earning_dm_status: 0, available_zone_status: '0' }, false],
    ['in sections, switched off', { a: { earning_dm_status: 0 }, b: { available_zone_status: 0 } }, false],
    ['switched on', { earning_dm_status: '1', available_zone_status: 1 }, true],
    ['of a back end that does not tell', {}, true],
  ])('[CONFIG-15] reads which parts of the landing page are shown: %s', (_form, answer, is) => {
    expect(readLanding(answer)).toMatchObject({
      ...{ earning_dm_status: is, available_zone_status: is, earning_seller_status: true },
    });
  });

  it('[CONFIG-14] reads the social links that are enabled and have a target', () => {
    const link = 'https://social.example/medina';
    const social_media = [
      { id: 1, name: 'a', link, status: 1 },
      { id: 2, name: 'b', link, status: 0 },
      { id: 3, name: 'c', link },
      { id: 4, name: 'd', link: '', status: 1 },
    ];
    expect(readConfig({ social_media }).social_media.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('[CONFIG-15] reads the landing page flat and nested', () => {
    const footer = { fixed_footer_description: 'Text', fixed_newsletter_title: 'News' };
    expect(readLanding(footer)).toMatchObject(footer);
    expect(readLanding({ footer_section: footer, hero_section: null })).toMatchObject(footer);
  });

  it('[CONFIG-16] leaves out modules that this storefront does not show', () => {
    const modules = [
      { id: 1, module_type: 'food' },
      { id: 2, module_type: 'ride-share' },
    ];
    expect(readModules(modules)?.map(({ id }) => id)).toEqual([1]);
    expect(readModules({})).toEqual([]);
  });
});
