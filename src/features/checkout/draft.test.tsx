// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Customer } from '@/contract/customer';
import { profileQuery } from '@/features/profile/api';
import { forgetToken, saveToken, tabMemory } from '@/lib/session';
import { renderPage } from '@tests/support/render-page';
import { useDraft } from './draft';

afterEach(() => {
  cleanup();
  forgetToken();
  tabMemory.clear();
});

function Note() {
  const [{ order_note, slot }, change] = useDraft();
  return (
    <>
      <input aria-label={slot} value={order_note} onChange={(event) => change({ order_note: event.target.value })} />
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
  signIn('omar');
  expect(field().value).toBe('');
  cleanup();
  open();
  await waitFor(() => expect(field().value).toBe(''));
});
