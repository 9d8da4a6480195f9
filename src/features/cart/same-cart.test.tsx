// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeModule, renderPage } from '@tests/support/render-page';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { dish, makeCartLine } from '@tests/support/rooms/item-room';
import { i18nFor } from '@/i18n';
import { missingMessages } from '@/i18n/deferred-messages';
import type { Owner } from '@/lib/api/queued-writes';
import { forgetToken, saveGuest, saveModule, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { bringBack, type Former } from './bring-back';
import { cartActions } from './cart-actions';
import { tellReplaced } from './tell-replaced';

const { t } = i18nFor('en');
/** A call whose answer is lost. */
const send = vi.fn<(owner: Owner) => Promise<string>>();
const former: Former<string>[] = [{ name: 'Burger', write: { send } }];
const run = (write: Former<string>['write']) => write.send({});

beforeAll(async () => {
  completeBrowser();
  await missingMessages();
});
beforeEach(() => {
  saveGuest(5);
  saveModule(makeModule('food'));
  send.mockReset().mockRejectedValue(new Error('no answer'));
  renderPage(<Toaster dismissLabel="Dismiss" />);
});
afterEach(() => {
  act(() => toast.removeAll());
  act(forgetToken);
  cleanup();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const other = (button: string) =>
  screen.findByText(`What was removed belongs to another cart. Open that one, then press ${button}.`);

describe('[CART-13] [beyond §2.19] trying a failed Undo again', () => {
  it('brings the lines back while the cart is the same one', async () => {
    await bringBack({ run }, former, t);
    send.mockResolvedValue('cart');
    await press('Try again');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByText(/^Not brought back/)).toBeNull());
  });

  it('leaves the cart of another account alone, and can be pressed again in the own one', async () => {
    await bringBack({ run }, former, t);
    act(() => saveToken('another'));
    await press('Try again');
    expect(await other('Try again')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    act(forgetToken);
    await press('Try again');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('leaves the cart of another module alone', async () => {
    const write = vi.fn().mockResolvedValueOnce(null).mockRejectedValue(new Error('no answer'));
    await cartActions(write, t).clear([makeCartLine(dish())]);
    await press('Undo');
    await screen.findByText(/^Not brought back/);
    write.mockClear();
    act(() => saveModule(makeModule('pharmacy', 9)));
    await press('Try again');
    expect(await other('Try again')).toBeVisible();
    expect(write).not.toHaveBeenCalled();
  });

  it('so does trying to put a replaced cart back again', async () => {
    const fetch = vi.fn(() => Promise.reject(new Error('no answer')));
    const cart = { run, fetch, empty: { send }, toFormer: () => former, removed: () => 'Removed' };
    tellReplaced(cart, 'gone', t);
    await press('Undo');
    await screen.findByText(/^Not brought back/);
    act(() => saveToken('another'));
    await press('Try again');
    expect(await other('Try again')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it('[CART-13] [beyond §2.19] Undo leaves the cart of another account alone, and can be pressed again in the own one', async () => {
  const write = vi.fn().mockResolvedValue(null);
  await cartActions(write, t).clear([makeCartLine(dish())]);
  act(() => saveToken('another'));
  await press('Undo');
  expect(await other('Undo')).toBeVisible();
  expect(write).toHaveBeenCalledTimes(1);
  act(forgetToken);
  await press('Undo');
  // It asks what the cart holds.
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
});
