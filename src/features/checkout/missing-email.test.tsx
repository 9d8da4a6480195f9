// @document
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveGuest } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { enterMarket, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { at, handlers, newMarket } from './market.fixture';

vi.setConfig({ testTimeout: 30_000 });
const api = apiServer();
const FOR_THE_RECEIPT = 'Please add your email: the receipt goes there.';
const NEEDED = 'Please add your email: an order without an account needs one.';

beforeEach(() => {
  api.use(...handlers(newMarket()));
  enterMarket();
  const contact = { contact_person_name: 'Samir', contact_person_number: '15550142201', contact_person_email: '' };
  localStorage.setItem('guest_contact', JSON.stringify(contact));
  const address = { address: '14 Lighthouse Road', address_type: 'home', latitude: at.lat, longitude: at.lng };
  localStorage.setItem('guest_address', JSON.stringify(address));
  saveGuest(5);
});
afterEach(leaveMarket);

it.each([
  ['sends mails', { is_mail_active: true }, FOR_THE_RECEIPT, NEEDED],
  ['sends none', { is_mail_active: false }, NEEDED, FOR_THE_RECEIPT],
  ['is a demo, which sends none', { is_mail_active: true, demo: true }, NEEDED, FOR_THE_RECEIPT],
])('[beyond §4.2] [GUEST-07] a guest is asked for the email for a true reason where the shop %s', async (...given) => {
  const [, config, told, other] = given;
  openCheckout({ config });
  expect(await screen.findByText(told, {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
});
