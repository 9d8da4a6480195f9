import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { registerDeliveryMan } from '@/contract/customer/registration';
import { sendMessage } from '@/contract/customer/message';
import { updateProfile } from '@/contract/customer/customer-writes';
import type { Endpoint } from '@/contract/core/endpoint';
import { placeOrderWithFiles } from '@/contract/ordering/order';
import { placePrescription } from '@/contract/ordering/prescription';
import { requestRefund } from '@/contract/ordering/refund';
import { submitItemReview } from '@/contract/catalogue/review';
import { addVehicleReview } from '@/contract/rental/vehicle';
import { readForm } from '@/server/http/form';
import { backEnd } from '@tests/support/back-end';

/** Forms as they leave the browser, read as PHP reads them: `name[]` is a list, of equal plain names the last one stays. */
const { server, ask } = backEnd();
const picture = (name: string) => new File([name], name, { type: 'image/png' });

async function send(endpoint: Endpoint, input: object) {
  let form = new FormData();
  let read: unknown;
  server.use(
    http[endpoint.method](`*/api/v1${endpoint.path}`, async ({ request }) => {
      const copy = request.clone();
      form = await request.formData();
      const bytes = new Uint8Array(await copy.arrayBuffer());
      read = await readForm(
        copy.headers.get('content-type') ?? '',
        (async function* () {
          yield bytes;
        })(),
      );
      return HttpResponse.json({ message: 'Sent' });
    }),
  );
  await ask(endpoint, input);
  return { form, read };
}

function readAsPhp(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = form.getAll(name).map((value) => (value instanceof File ? value.name : value));
      return name.endsWith('[]') ? [name.slice(0, -2), all] : [name, all.at(-1)];
    }),
  );
}

describe('a form with pictures', () => {
  it.each<[string, Endpoint, string]>([
    ['[ITEM-33] a prescription', placePrescription, 'order_attachment'],
    ['[ITEM-33] an order with a prescription', placeOrderWithFiles, 'order_attachment'],
    ['a refund', requestRefund, 'image'],
    ['a review', submitItemReview, 'attachment'],
    ['a review of a vehicle', addVehicleReview, 'attachment'],
    ['[MSG-01] a message', sendMessage, 'image'],
    ['an application as a courier', registerDeliveryMan, 'identity_image'],
  ])('%s hands all of them to PHP and to our own server, one or several', async (_name, endpoint, field) => {
    for (const names of [['1.png'], ['1.png', '2.png', '3.png']]) {
      const { form, read } = await send(endpoint, { order_id: 4, [field]: names.map(picture) });
      expect(readAsPhp(form)).toEqual({ order_id: '4', [field]: names });
      expect(read).toMatchObject({ order_id: '4', [field]: names.map((name) => ({ name })) });
    }
  });

  it('with one picture by its nature names it plainly', async () => {
    const { form } = await send(updateProfile, { name: 'Ali', image: picture('me.png') });
    expect(readAsPhp(form)).toEqual({ name: 'Ali', image: 'me.png' });
  });
});
