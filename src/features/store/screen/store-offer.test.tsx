// @document
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { renderRoom } from '@tests/support/rooms/item-room';
import { StoreOffer } from './store-offer';
import { useStoreTexts } from '../use-store-texts';

afterEach(cleanup);

const discount = { discount: 20, discount_type: 'percent', min_purchase: 15, max_discount: 6, end_date: '2099-12-03' };

function Offer({ end_time }: { end_time: string }) {
  return <StoreOffer store={readStore({ id: 3, discount: { ...discount, end_time } })} texts={useStoreTexts()} />;
}

it.each([
  ['18:30:00', 'On orders over $15.00, until Thu, Dec 3 6:30 PM'],
  ['23:59:00', 'On orders over $15.00, until Thu, Dec 3'],
  ['', 'On orders over $15.00, until Thu, Dec 3'],
])('[PRICE-31] an offer until %s says so', (end_time, text) => {
  renderRoom(<Offer end_time={end_time} />);
  expect(screen.getByText('20% off, up to $6.00')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
