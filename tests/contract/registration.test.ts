import { http as on, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  chooseBusinessPlan,
  getRegistrationTerms,
  listPackages,
  registerDeliveryMan,
  registerStore,
} from '@/contract/customer/registration';
import { listCourierVehicles } from '@/contract/customer/registration';
import { backEnd } from '@tests/support/back-end';

const { server, ask, answers } = backEnd();

const picture = new File(['x'], 'logo.png', { type: 'image/png' });
const store = {
  ...{ f_name: 'Lina', email: 'lina@bakery.example', phone: '+15550130001', password: 'Lantern-42' },
  ...{ latitude: 20, longitude: 60.5, zone_id: 1, module_id: 4, translations: '[]', logo: picture },
  ...{ minimum_delivery_time: 20, maximum_delivery_time: 35, delivery_time_type: 'minute' as const },
};

describe('registrations of any back end', () => {
  it.each<[form: string, body: JsonBodyType, expected: object]>([
    [
      'with a plan of commission',
      { store_id: 7, type: 'commission', message: 'ok' },
      { store_id: 7, package_id: null },
    ],
    [
      'with a package to be paid',
      { store_id: '7', package_id: '2', type: 'subscription', message: 'ok' },
      { store_id: 7, package_id: 2, type: 'subscription', registration_key: '' },
    ],
    ['whose plan was not taken', { store_id: 7, type: 'business_model_fail' }, { type: 'business_model_fail' }],
    ['of a back end without plans', { message: 'ok' }, { store_id: 0, type: 'commission' }],
    ['with a key of the embedded one', { store_id: 7, registration_key: 'k' }, { registration_key: 'k' }],
  ])('a store %s', async (_form, body, expected) => {
    answers(registerStore, body);
    expect(await ask(registerStore, store)).toMatchObject(expected);
  });

  it('sends a store as a form with its files', async () => {
    let sent = new FormData();
    server.use(
      on.post('*/auth/vendor/register', async ({ request }) => {
        sent = await request.formData();
        return HttpResponse.json({ store_id: 1 });
      }),
    );
    await ask(registerStore, { ...store, package_id: 2, pickup_zone_id: '["1"]' });
    expect(sent.get('logo')).toBeInstanceOf(File);
    expect([sent.get('zone_id'), sent.get('package_id'), sent.get('pickup_zone_id')]).toEqual(['1', '2', '["1"]']);
    expect(sent.has('cover_photo')).toBe(false);
  });

  it('a refusal of 3.1 names its field', async () => {
    const errors = [{ code: 'latitude', message: 'Out of coverage' }];
    answers(registerStore, { errors }, 403);
    await expect(ask(registerStore, store)).rejects.toMatchObject({ status: 403, errors });
  });

  it.each<[form: string, body: JsonBodyType]>([
    [
      'in words',
      {
        packages: [{ id: 1, package_name: 'A', price: '19.00', max_order: 'unlimited', max_product: '50', status: 1 }],
      },
    ],
    ['as numbers', { packages: [{ id: '1', package_name: 'A', price: 19, max_product: 50, chat: 0 }] }],
    ['as a bare list', [{ id: 1, package_name: 'A', price: 19, max_order: null, max_product: 50 }]],
  ])('packages %s', async (_form, body) => {
    answers(listPackages, body);
    expect(await ask(listPackages, { module_id: 4 })).toMatchObject([
      { id: 1, package_name: 'A', price: 19, max_order: null, max_product: 50, chat: false },
    ]);
  });

  it('leaves out packages that are disabled, and reads an empty answer as none', async () => {
    answers(listPackages, { packages: [{ id: 1, status: 0 }] });
    expect(await ask(listPackages, { module_id: 4 })).toEqual([]);
    answers(listPackages, {});
    expect(await ask(listPackages, { module_id: 4 })).toEqual([]);
  });

  it('a chosen plan leads to a gateway, or is active', async () => {
    const input = { business_plan: 'subscription' as const, store_id: 7 };
    answers(chooseBusinessPlan, { redirect_link: 'https://pay.example/1' });
    expect(await ask(chooseBusinessPlan, input)).toMatchObject({ redirect_link: 'https://pay.example/1' });
    answers(chooseBusinessPlan, { store_business_model: 'commission', logo: 'x', message: 'ok' });
    expect(await ask(chooseBusinessPlan, input)).toEqual({ redirect_link: null, message: 'ok' });
  });

  it('back ends without plans leave nothing to choose', async () => {
    answers(getRegistrationTerms, {});
    expect(await ask(getRegistrationTerms, {})).toMatchObject({ subscription_business_model: false });
    answers(getRegistrationTerms, {
      subscription_business_model: '1',
      subscription_free_trial_days: '7',
      admin_commission: '12',
    });
    expect(await ask(getRegistrationTerms, {})).toMatchObject({
      ...{ subscription_business_model: true, subscription_free_trial_days: 7, admin_commission: 12 },
    });
  });

  it('couriers and their vehicles', async () => {
    answers(registerDeliveryMan, { message: 'Sent' });
    const { logo: _logo, ...person } = store;
    const courier = { identity_type: 'nid' as const, identity_number: '1234', vehicle_id: 1, earning: 1 as const };
    expect(await ask(registerDeliveryMan, { ...person, ...courier })).toEqual({ message: 'Sent' });
    answers(listCourierVehicles, [{ id: '1', type: 'Bicycle' }]);
    expect(await ask(listCourierVehicles, {})).toEqual([{ id: 1, type: 'Bicycle' }]);
  });
});
