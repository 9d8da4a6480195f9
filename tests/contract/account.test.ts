import { http as on, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeAccount, updateZone } from '@/contract/customer';
import { createHttp } from '@/lib/api/http';
import { requestOver } from '@/lib/api/request';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const shared = () => ({ token: 't', zone_ids: [1], module_id: null, at: { lat: 20, lng: 60.5 }, language: 'en' });
const http = createHttp({ baseURL: 'http://market.test/api/v1', shared, software_id: '1' });
const ask = requestOver(() => Promise.resolve(http));

it('a refused deletion is a failure although it comes with a status of success', async () => {
  const errors = [{ code: 'on-going', message: 'An order is on its way.' }];
  server.use(on.delete('*/customer/remove-account', () => HttpResponse.json({ errors }, { status: 203 })));
  await expect(ask(removeAccount, {})).rejects.toMatchObject({ status: 203, errors });
});

it('a removed account answers nothing', async () => {
  server.use(on.delete('*/customer/remove-account', () => HttpResponse.json([])));
  await expect(ask(removeAccount, {})).resolves.toEqual([]);
});

it('where the customer is travels in the headers', async () => {
  server.use(
    on.get('*/customer/update-zone', ({ request }) =>
      HttpResponse.json([request.headers.get('latitude'), request.headers.get('longitude')]),
    ),
  );
  await expect(ask(updateZone, {})).resolves.toEqual(['20', '60.5']);
});
