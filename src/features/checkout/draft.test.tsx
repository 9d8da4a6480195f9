// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SavedAddress } from '@/contract/place/address';
import type { Customer } from '@/contract/customer/customer';
import { profileQuery } from '@/features/profile/api';
import { keepOrderType, keptOrderType } from '@/features/item/kept-order-type';
import { forgetToken, savePlace, saveToken, tabMemory } from '@/lib/session';
import { renderPage } from '@tests/support/render-page';
import { forgetDraft, useDraft } from './draft';
import { CHECKOUT_DRAFT } from './payment/offline-step';

afterEach(() => {
  cleanup();
  forgetToken();
  tabMemory.clear();
});

const home = { id: 8, address: 'Home', latitude: 1, longitude: 1 } as SavedAddress;

function Note({ order_of = 'store_7' }: { order_of?: string }) {
  const [{ order_note, slot, address }, change] = useDraft(order_of);
  return (
    <>
      <input aria-label={slot} value={order_note} onChange={(event) => change({ order_note: event.target.value })} />
      <button onClick={() => change({ address: home })}>Choose</button>
      <p>{address?.address ?? 'The place of the market'}</p>
    </>
  );
}

function open(order_of?: string) {
  const { client } = renderPage(<Note {...(order_of && { order_of })} />);
  const customers = { noor: 1, noorAgain: 1, omar: 2 };
  for (const [token, id] of Object.entries(customers)) {
    client.setQueryData(profileQuery(token).queryKey, { id } as Customer);
  }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const signIn = (token: string) => act(() => saveToken(token));
const write = (value: string) => fireEvent.change(field(), { target: { value } });

it('[HDR-10] a customer’s choices survive a new sign-in', () => {
  open();
  signIn('noor');
  write('The blue door');
  act(() => forgetToken());
  signIn('noorAgain');
  expect(field().value).toBe('The blue door');
});

it.each([[[]], [['omar']]])(
  '[HDR-10] what an account has taken over from the guest does not come back after its sign-out: %j',
  (next) => {
    open();
    write('The blue door');
    signIn('noor');
    expect(field().value).toBe('The blue door');
    act(() => forgetToken());
    next.forEach(signIn);
    expect(field().value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(field().value).toBe('');
  },
);

it('[beyond §3] what one press chooses is stored before it may lead away from the page', () => {
  let stored: unknown;
  function Press() {
    const [, change] = useDraft('store_7');
    const press = () => {
      change({ payment_method: 'digital_payment' });
      change({ gateway: 'stripe' });
      stored = tabMemory.read(CHECKOUT_DRAFT);
    };
    return <button onClick={press}>Pay</button>;
  }
  renderPage(<Press />);
  fireEvent.click(screen.getByRole('button'));
  expect(stored).toMatchObject({ payment_method: 'digital_payment', gateway: 'stripe' });
});

it('[beyond §3] choices after a sign-out belong to the guest', () => {
  open();
  signIn('noor');
  write('The blue door');
  act(() => forgetToken());
  write('The red door');
  expect(field().value).toBe('The red door');
  signIn('omar');
  expect(field().value).toBe('The red door');
});

it('[CHECKOUT-01] a guest’s choices are taken over by the account', () => {
  open();
  write('The blue door');
  signIn('noor');
  expect(field().value).toBe('The blue door');
});

it('[beyond §3] a guest’s choices that the account has not changed are not shown to the next customer', () => {
  open();
  write('The blue door');
  signIn('noor');
  expect(field().value).toBe('The blue door');
  act(() => forgetToken());
  expect(field().value).toBe('');
  signIn('omar');
  expect(field().value).toBe('');
});

it('[beyond §3] one customer’s choices are not shown to the next, not even after a reload', async () => {
  open();
  signIn('noor');
  write('The blue door');
  act(() => forgetToken());
  expect(field().value).toBe('');
  signIn('omar');
  expect(field().value).toBe('');
  cleanup();
  open();
  await waitFor(() => expect(field().value).toBe(''));
});

it('[ADDR-20] [ADDR-25] a saved address applies until another place is chosen', () => {
  const go = (lat: number) =>
    act(() => savePlace({ location: 'Somewhere', currentLatLng: { lat, lng: 1 }, zone_ids: [1] }));
  open();
  signIn('noor');
  go(1);
  fireEvent.click(screen.getByRole('button'));
  write('The blue door');
  expect(screen.getByText('Home')).toBeTruthy();
  cleanup();
  open();
  expect(screen.getByText('Home')).toBeTruthy();
  go(2);
  expect(screen.getByText('The place of the market')).toBeTruthy();
  expect(field().value).toBe('The blue door');
});

describe('the note of an order that was not placed', () => {
  const at = (order_of: string) => {
    cleanup();
    open(order_of);
  };

  it('[CHECKOUT-01] is not used for another store, and returns with the same store', () => {
    open('store_7');
    write('No onions');
    at('store_9');
    expect(field().value).toBe('');
    write('Two bags');
    at('store_7');
    expect(field().value).toBe('No onions');
    write('No onions, please');
    at('store_9');
    expect(field().value).toBe('Two bags');
  });

  it('[CHECKOUT-01] is kept while the store is unknown', () => {
    at('store_7');
    write('No onions');
    at('');
    at('store_7');
    expect(field().value).toBe('No onions');
  });

  it.each(['Two bags', ''])('[CHECKOUT-01] is kept while another store’s order is placed: with “%s”', (words) => {
    open('store_7');
    write('No onions');
    at('store_9');
    if (words) write(words);
    forgetDraft('store_9');
    at('store_9');
    expect(field().value).toBe('');
    at('store_7');
    expect(field().value).toBe('No onions');
  });

  it('[beyond §3] is not shown to the next customer at any store', () => {
    open('store_7');
    signIn('noor');
    write('No onions');
    at('store_9');
    write('Two bags');
    act(() => forgetToken());
    at('store_7');
    signIn('omar');
    expect(field().value).toBe('');
  });

  it('[ADDR-20] the chosen address applies to every store', () => {
    open('store_7');
    signIn('noor');
    act(() => savePlace({ location: 'Somewhere', currentLatLng: { lat: 1, lng: 1 }, zone_ids: [1] }));
    fireEvent.click(screen.getByRole('button'));
    at('store_9');
    expect(screen.getByText('Home')).toBeTruthy();
  });
});

it('[CHECKOUT-02] an order that is placed forgets how it was wanted, not how one at another store is', () => {
  keepOrderType('store_7', 'take_away');
  forgetDraft('parcel');
  expect(keptOrderType('store_7')).toBe('take_away');
  forgetDraft('store_7');
  expect(keptOrderType('store_7')).toBeNull();
});
