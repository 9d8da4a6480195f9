import { http as on, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { removeAccount, updateZone } from '@/contract/customer/customer-writes';
import { backEnd } from '@tests/support/back-end';

const { server, ask, answers } = backEnd({ token: 't', at: { lat: 20, lng: 60.5 } });

it('a refused deletion is a failure although it comes with a status of success', async () => {
  const errors = [{ code: 'on-going', message: 'An order is on its way.' }];
  answers(removeAccount, { errors }, 203);
  await expect(ask(removeAccount, {})).rejects.toMatchObject({ status: 203, errors });
});

it('a removed account answers nothing', async () => {
  answers(removeAccount, []);
  await expect(ask(removeAccount, {})).resolves.toEqual([]);
});

it('the customer’s location is sent in the headers', async () => {
  server.use(
    on.get('*/customer/update-zone', ({ request }) =>
      HttpResponse.json([request.headers.get('latitude'), request.headers.get('longitude')]),
    ),
  );
  await expect(ask(updateZone, {})).resolves.toEqual(['20', '60.5']);
});
