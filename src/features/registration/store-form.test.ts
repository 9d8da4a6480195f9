import { describe, expect, it } from 'vitest';
import { emptyStore, storeInput, type StoreFiles } from './store-form';

const logo = new File(['x'], 'logo.png', { type: 'image/png' });
const none: StoreFiles = { logo, cover_photo: null, tin_certificate_image: null };
const values = {
  ...emptyStore,
  ...{ f_name: 'Noor', l_name: 'Tahan', email: 'noor@shop.example', phone: '+96890000001', password: 'Secret-pass1' },
  ...{ zone_id: '2', module_id: '4', latitude: '20.01', longitude: '60.5', module_type: 'food' },
  ...{ name: ' Ember ', address: ' 22 Ropewalk Lane ', minimum_delivery_time: '20', maximum_delivery_time: '30' },
};

const told = (more: Partial<typeof values>, files = none, plan = 'commission') =>
  storeInput({ ...values, ...more }, files, plan, 'en');

describe('the input of a store registration', () => {
  it('contains no empty fields', () =>
    expect(told({})).toEqual({
      ...{
        f_name: 'Noor',
        l_name: 'Tahan',
        email: 'noor@shop.example',
        phone: '+96890000001',
        password: 'Secret-pass1',
      },
      ...{ logo, latitude: 20.01, longitude: 60.5, zone_id: 2, module_id: 4 },
      ...{ minimum_delivery_time: 20, maximum_delivery_time: 30, delivery_time_type: 'minute' },
      ...{ business_plan: 'commission' },
      translations: JSON.stringify([
        { id: null, locale: 'en', key: 'name', value: 'Ember' },
        { id: null, locale: 'en', key: 'address', value: '22 Ropewalk Lane' },
      ]),
    }));

  it('needs a logo', () => expect(() => told({}, { ...none, logo: null })).toThrow());

  it('contains the tax number and papers', () => {
    const files = { logo, cover_photo: logo, tin_certificate_image: logo };
    expect(told({ tin: '4471', tin_expire_date: '2027-01-31' }, files)).toMatchObject({
      ...{ tin: '4471', tin_expire_date: '2027-01-31', cover_photo: logo, tin_certificate_image: logo },
    });
  });

  it('contains the trimmed name in the other language', () => {
    const names = (other_name: string) => JSON.parse(told({ other_name }).translations) as unknown[];
    expect(names(' جمر ')).toContainEqual({ id: null, locale: 'ar', key: 'name', value: 'جمر' });
    expect(names('  ')).toHaveLength(2);
  });

  it('contains a package, and the pickup zones of a rental provider', () =>
    expect(told({ module_type: 'rental', pickup_zones: '1,3' }, none, '7')).toMatchObject({
      ...{ business_plan: 'subscription', package_id: 7, pickup_zone_id: '["1","3"]' },
    }));
});
