// @document
import { cleanup, waitFor } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { useClosedMarket } from './use-closed-market';

let told: object;
let asked = 0;
apiServer(
  http.get('*/api/v1/config', () => {
    asked += 1;
    return HttpResponse.json(told);
  }),
);
beforeEach(() => void (asked = 0));
afterEach(cleanup);

function Watcher() {
  useClosedMarket();
  return null;
}
const open = (asPath: string, config: object) => renderPage(<Watcher />, { config, router: { asPath } }).router;

describe('a page on the screen while the market closes for maintenance', () => {
  it('[CONFIG-01] makes room for the maintenance page at the same address', async () => {
    told = { maintenance_mode: true };
    const { replace } = open('/store/a?x=1', { maintenance_mode: true });
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/maintenance/[[...rest]]', '/store/a?x=1'));
    // Next finds a page by its route only.
    const [route] = replace.mock.calls[0] ?? [];
    expect(existsSync(`src/pages${String(route)}.tsx`)).toBe(true);
  });

  it('[CONFIG-01] stays when it was rendered meanwhile and the market is open again', async () => {
    told = {};
    const { replace } = open('/store/a', { maintenance_mode: true });
    await waitFor(() => expect(asked).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['/track-order/7', { maintenance_mode: true }],
    ['/checkout?order_id=7', { maintenance_mode: true }],
    ['/store/a', {}],
  ])('[CONFIG-01] stays where it is %s with %j', async (asPath, config) => {
    told = config;
    const { replace } = open(asPath, config);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked, replace.mock.calls]).toEqual([0, []]);
  });
});
