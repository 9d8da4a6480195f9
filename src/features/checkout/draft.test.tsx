// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SavedAddress } from '@/contract/place/address';
import type { Customer } from '@/contract/customer/customer';
import { profileQuery } from '@/features/profile/api';
import { forgetToken, savePlace, saveToken, tabMemory } from '@/lib/session';
import { renderPage } from '@tests/support/render-page';
import { useDraft } from './draft';

afterEach(() => {
  cleanup();
  forgetToken();
  tabMemory.clear();
});

const home = { id: 8, address: 'Home', latitude: 1, longitude: 1 } as SavedAddress;

function Note() {
  const [{ order_note, slot, address }, change] = useDraft();
  return (
    <>
      <input aria-label={slot} value={order_note} onChange={(event) => change({ order_note: event.target.value })} />
      <button onClick={() => change({ address: home })}>Choose</button>
      <p>{address?.address ?? 'The place of the market'}</p>
    </>
  );
}

function open() {
  const { client } = renderPage(<Note />);
  const customers = { noor: 1, noorAgain: 1, omar: 2 };
  for (const [token, id] of Object.entries(customers)) {
    client.setQueryData(profileQuery(token).queryKey, { id } as Customer);
  }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const signIn = (token: string) => act(() => saveToken(token));
const write = (value: string) => fireEvent.change(field(), { target: { value } });

it('[HDR-10] what a customer had chosen is there after a new sign-in', () => {
  open();
  signIn('noor');
  write('The blue door');
  act(() => forgetToken());
  signIn('noorAgain');
  expect(field().value).toBe('The blue door');
});

it('[beyond §3] what a guest chooses after a customer has signed out is the guest’s', () => {
  open();
  signIn('noor');
  write('The blue door');
  act(() => forgetToken());
  write('The red door');
  expect(field().value).toBe('The red door');
  signIn('omar');
  expect(field().value).toBe('The red door');
});

it('[CHECKOUT-01] what a guest had chosen goes along into the account', () => {
  open();
  write('The blue door');
  signIn('noor');
  expect(field().value).toBe('The blue door');
});

it('[beyond §3] what one customer had chosen is not shown to the next who signs in, nor after a reload', async () => {
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

it('[ADDR-20] [ADDR-25] a saved address counts until another place is chosen', () => {
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
