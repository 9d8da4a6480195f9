// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { makeModule, renderPage } from '@tests/support/render-page';
import { chooseModule } from '@/features/module/choose-module';
import { forgetToken, readValue, saveToken, saveValue } from '@/lib/session';
import { Interests } from './interests';

const sent: unknown[] = [];
const category = (id: number, name: string) => ({ id, name, slug: name, childes: [] });
const server = apiServer(
  http.get('*/api/v1/categories', () => HttpResponse.json([category(3, 'Fruit'), category(5, 'Bread')])),
  http.post('*/api/v1/customer/update-interest', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Saved' });
  }),
);
const replace = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  sent.length = 0;
  saveToken('a');
  for (const name of ['interests', 'interests-skipped'] as const) saveValue(name, null);
  replace.mockClear();
  vi.spyOn(Router, 'replace').mockImplementation(replace);
});
afterEach(cleanup);

const open = (config = {}) => renderPage(<Interests market={{ zone_ids: [1], module_id: 2 }} />, { config });

describe('[ROUTE-16] the interest page', () => {
  it('saves the chosen categories, and goes home', async () => {
    open();
    expect((await screen.findByRole('button', { name: 'Save' })).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Fruit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bread' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fruit', pressed: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 category' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/home'));
    expect(sent).toEqual([{ interest: [5] }]);
  });

  it('[NAV-23] can be skipped by a customer without a call, and the module is not asked about again', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/home'));
    expect(sent).toEqual([]);
    const push = vi.spyOn(Router, 'push').mockResolvedValue(true);
    const customer = { selected_modules_for_interest: [] };
    await chooseModule({ module: makeModule('food', 1), customer, message: '' });
    await chooseModule({ module: makeModule('grocery', 2), customer, message: '' });
    expect(push.mock.calls).toEqual([['/home'], ['/interest']]);
  });

  it('[NAV-23] tells a back end that keeps it what a customer skips, for all devices', async () => {
    open({ extensions: ['interests_skip'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/home'));
    expect(sent).toEqual([{ interest: [] }]);
    expect(readValue('interests-skipped')).toBeNull();
  });

  it('[NAV-23] stores in the browser that a guest was asked, after one press', async () => {
    forgetToken();
    saveValue('interests', '[7]');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/home'));
    expect(readValue('interests')).toBe('[7,2]');
    expect(sent).toEqual([]);
  });

  it('asks nothing if the module has no categories', async () => {
    server.use(http.get('*/api/v1/categories', () => HttpResponse.json([])));
    forgetToken();
    open();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/home'));
    expect(readValue('interests')).toBe('[2]');
  });
});
