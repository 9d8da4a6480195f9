import { expect, it } from 'vitest';
import type { Customer } from '@/contract/customer/customer';
import { diffProfile, toValues, type ProfileValues } from './profile-change';

const customer = {
  ...{ f_name: 'Noor', l_name: 'Tahan', email: 'noor@shop.example', phone: '+96890000001', is_phone_verified: false },
} as Customer;
const same = { name: 'Noor Tahan', email: 'noor@shop.example', phone: '+96890000001' };
const picture = new File(['x'], 'me.png', { type: 'image/png' });

it('starts with the known data, and no password', () =>
  expect(toValues(customer)).toEqual({
    ...{ name: 'Noor Tahan', email: 'noor@shop.example', phone: '96890000001', dial_code: '' },
    ...{ password: '', confirm_password: '' },
  }));

it.each<[string, Partial<ProfileValues>, File | null, object]>([
  ['the name', { name: 'Noor T.' }, null, { ...same, name: 'Noor T.' }],
  ['the phone', { phone: '96890000002' }, null, { ...same, phone: '+96890000002', button_type: 'phone' }],
  ['the email', { email: 'n@shop.example' }, null, { ...same, email: 'n@shop.example', button_type: 'email' }],
  [
    'the password',
    { password: 'Secret-pass1' },
    null,
    { ...same, password: 'Secret-pass1', button_type: 'change_password' },
  ],
  ['the picture', {}, picture, { ...same, image: picture }],
])('the input after this change: %s', (_what, change, image, sent) =>
  expect(diffProfile(customer, { ...toValues(customer), ...change }, image)).toEqual(sent),
);

it('[PROF-17] is null if nothing was changed', () => {
  expect(diffProfile(customer, toValues(customer), null)).toBeNull();
  expect(diffProfile(customer, { ...toValues(customer), name: ' Noor Tahan ' }, null)).toBeNull();
});

it('[PROF-10] leaves a verified phone unchanged', () => {
  const verified = { ...customer, is_phone_verified: true };
  expect(diffProfile(verified, { ...toValues(verified), phone: '96890000002' }, null)).toBeNull();
});
