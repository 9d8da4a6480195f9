import { expect, it } from 'vitest';
import type { Customer } from '@/contract/customer/customer';
import { changeOf, valuesOf, type ProfileValues } from './profile-change';

const customer = {
  ...{ f_name: 'Noor', l_name: 'Tahan', email: 'noor@shop.example', phone: '+96890000001', is_phone_verified: false },
} as Customer;
const same = { name: 'Noor Tahan', email: 'noor@shop.example', phone: '+96890000001' };
const picture = new File(['x'], 'me.png', { type: 'image/png' });

it('begins with what is known, and no password', () =>
  expect(valuesOf(customer)).toEqual({
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
])('what is sent when this was changed: %s', (_what, change, image, sent) =>
  expect(changeOf(customer, { ...valuesOf(customer), ...change }, image)).toEqual(sent),
);

it('[PROF-17] sends nothing when nothing was changed', () => {
  expect(changeOf(customer, valuesOf(customer), null)).toBeNull();
  expect(changeOf(customer, { ...valuesOf(customer), name: ' Noor Tahan ' }, null)).toBeNull();
});

it('[PROF-10] leaves a verified phone as it is', () => {
  const verified = { ...customer, is_phone_verified: true };
  expect(changeOf(verified, { ...valuesOf(verified), phone: '96890000002' }, null)).toBeNull();
});
