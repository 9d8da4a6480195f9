import { describe, expect, it } from 'vitest';
import { getCustomer } from './customer';
import { listSuggestionsForMe } from './customer-lists';
import { savePushToken, updateInterest, updateProfile } from './customer-writes';

const info = {
  id: 7,
  f_name: 'Noura',
  l_name: 'Salem',
  phone: '+15550100001',
  email: 'noura@shop.example',
  image: 'n.png',
  image_full_url: 'https://m.example/n.png',
  is_phone_verified: 1,
  is_email_verified: '1',
  wallet_balance: 74.5,
  loyalty_point: 260,
  ref_code: 'NOURA7QB',
  order_count: 12,
  member_since_days: 210,
  selected_modules_for_interest: [1, 3],
  is_valid_for_discount: false,
  discount_amount: 10,
  discount_amount_type: 'percentage',
  validity: '30 days',
  created_at: '2026-01-01T10:00:00.000000Z',
};

describe('the profile', () => {
  it.each([
    ['flags as 1 and "1"', info],
    ['flags as booleans', { ...info, is_phone_verified: true, is_email_verified: true }],
    ['modules as JSON text', { ...info, selected_modules_for_interest: '["1","3"]' }],
    ['amounts as text', { ...info, wallet_balance: '74.5', loyalty_point: '260', discount_amount: '10.00' }],
    ['the family name as last_name', { ...info, l_name: null, last_name: 'Salem' }],
  ])('[PROF-02 PROF-03 PROF-04] is read with %s', async (_form, answer) => {
    const read = await getCustomer.read?.();
    expect(read?.(answer)).toEqual({ ...info, is_phone_verified: true, is_email_verified: true });
  });

  it('[PROF-03] keeps the name of a picture without an address', async () => {
    const read = await getCustomer.read?.();
    expect(read?.({ ...info, image_full_url: undefined })).toMatchObject({ image: 'n.png', image_full_url: null });
  });

  it('is read from an account that has nothing yet', async () => {
    const read = await getCustomer.read?.();
    expect(read?.({ id: 9, phone: '+15550100002', email: null, is_email_verified: '0' })).toMatchObject({
      email: '',
      is_email_verified: false,
      wallet_balance: 0,
      selected_modules_for_interest: [],
      discount_amount_type: 'amount',
    });
  });
});

describe('the answer of an update', () => {
  it.each([
    [
      { otp_send: true, verification_on: 'phone', verification_medium: 'SMS', message: 'm' },
      { otp_send: true, verification_on: 'phone', verification_medium: 'SMS', message: 'm' },
    ],
    [
      { otp_send: 1, verification_on: 'phone', verification_medium: 'sms', message: 'm' },
      { otp_send: true, verification_on: 'phone', verification_medium: 'SMS', message: 'm' },
    ],
    [{ message: 'm' }, { otp_send: false, verification_on: null, verification_medium: null, message: 'm' }],
  ])('[PROF-13] %o is read', async (answer, expected) => {
    const read = await updateProfile.read?.();
    expect(read?.(answer)).toEqual(expected);
  });
});

describe('small answers', () => {
  it('contain their message', async () => {
    const read = [await savePushToken.read?.(), await updateInterest.read?.()];
    expect(read.map((reader) => reader?.({ message: 'Saved' }))).toEqual([{ message: 'Saved' }, { message: 'Saved' }]);
  });

  it('suggest nothing when the list is missing', async () => {
    const read = await listSuggestionsForMe.read?.();
    expect([read?.({}), read?.([{ id: 4, name: 'Soup' }])?.map(({ name }) => name)]).toEqual([[], ['Soup']]);
  });
});
