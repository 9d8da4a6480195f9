import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAddresses } from '@/contract/place/address';
import { addresses } from '@/server/db/schema';
import { signedInCustomer } from '@tests/support/accounts';
import { openShop } from '@tests/support/rooms/shop-room';
import { configure } from '@tests/support/rooms/sign-in-room';
import { address as spot, call, codes } from '@tests/support/round-market';

const { database, api } = openShop();
let token: string;
let stranger: string;

beforeAll(async () => {
  token = await signedInCustomer(database.db, { id: 31 });
  stranger = await signedInCustomer(database.db, { id: 32 });
});

const contact = { contact_person_name: 'Noura', contact_person_number: '15550100001' };
const home = { ...spot(1), ...contact, address_type: 'home', road: 'Test Lane', house: '1', floor: '2' };

async function saved(query = '', of = token) {
  const { body } = await call(api, `GET /customer/address/list${query}`, { token: of });
  const read = await listAddresses.read?.();
  if (!read) throw new Error('no reader');
  return read(body);
}
const add = (body: object) => call(api, 'POST /customer/address/add', { token, body });

describe('[ADDR-17] addresses of a customer', () => {
  it('[ADDR-12] are added with every zone that contains them', async () => {
    expect(await add(home)).toEqual({ status: 200, body: { message: 'The address is saved.', zone_ids: [1] } });
    expect((await saved()).addresses).toMatchObject([
      { address_type: 'home', contact_person_number: '+15550100001', zone_ids: [1], lat: home.latitude, floor: '2' },
    ]);
  });

  it.each([
    [41, '+971 50 123 4567', '+971501234567'],
    [42, '0501234567', '+971501234567'],
    [43, '15550100001', '+15550100001'],
  ])('[AUTH-61] [ADDR-05] of customer %i keep the number %s as %s', async (id, contact_person_number, called) => {
    const token = await signedInCustomer(database.db, { id });
    await configure(database.db, 'country', 'AE');
    expect(
      (await call(api, 'POST /customer/address/add', { token, body: { ...home, contact_person_number } })).status,
    ).toBe(200);
    expect((await saved('', token)).addresses).toMatchObject([{ contact_person_number: called }]);
  });

  it('[ADDR-13] are kept as they were sent, field by field', async () => {
    const token = await signedInCustomer(database.db, { id: 33 });
    const sent = { ...home, contact_person_number: '+15550100001', address_type: 'office', additional_information: '' };
    expect((await call(api, 'POST /customer/address/add', { token, body: sent })).status).toBe(200);
    const { latitude: lat, longitude: lng, ...words } = sent;
    expect((await saved('', token)).addresses).toMatchObject([{ ...words, lat, lng }]);
  });

  it('[ADDR-06] [beyond §2.15] keep the way to the door, up to its length', async () => {
    const token = await signedInCustomer(database.db, { id: 34 });
    const put = (additional_information: string) =>
      call(api, 'POST /customer/address/add', { token, body: { ...home, additional_information } });
    expect((await put('Second gate, behind the pharmacy')).status).toBe(200);
    const refused = await put('g'.repeat(256));
    expect([refused.status, codes(refused)]).toEqual([403, ['additional_information']]);
    const { addresses } = await saved('', token);
    expect(addresses.map((one) => one.additional_information)).toEqual(['Second gate, behind the pharmacy']);
  });

  it('[ADDR-10] may contain a second home beside the first', async () => {
    await add({ ...home, house: '7' });
    expect((await saved()).addresses.map(({ house, address_type }) => [house, address_type])).toEqual([
      ['7', 'home'],
      ['1', 'home'],
    ]);
  });

  it('are paged', async () => {
    expect(await saved('?limit=1&offset=2')).toMatchObject({
      total_size: 2,
      limit: 1,
      offset: 2,
      addresses: [{ house: '1' }],
    });
  });

  it('[ADDR-11] are changed by their id', async () => {
    const [, first] = (await saved()).addresses;
    const body = { ...home, ...spot(2, 1), address_type: 'others', address_label: 'Grandmother' };
    const answer = await call(api, `PUT /customer/address/update/${first?.id}`, { token, body });
    expect(answer).toEqual({ status: 200, body: { message: 'The address is updated.', zone_id: 2 } });
    const kept = { id: first?.id, address_type: 'other', address_label: 'Grandmother', zone_ids: [2] };
    expect((await saved()).addresses[1]).toMatchObject(kept);
  });

  it.each(['home', 'office'])('keep a label of their own under Other only, not under %s', async (address_type) => {
    const [, first] = (await saved()).addresses;
    const body = { ...home, address_type, address_label: 'Grandmother', contact_person_email: 'of@shop.example' };
    await call(api, `PUT /customer/address/update/${first?.id}`, { token, body });
    const list = await call(api, 'GET /customer/address/list', { token });
    const { addresses } = list.body as { addresses: object[] };
    // The email of a customer is in the account.
    expect(addresses[1]).toMatchObject({ address_type, address_label: null, contact_person_email: null });
  });

  it.each([
    ['outside of every zone', { latitude: 50 }, 'coordinates'],
    ['without an address', { address: '' }, 'address'],
    ['without a name', { contact_person_name: ' ' }, 'contact_person_name'],
    ['without a phone', { contact_person_number: undefined }, 'contact_person_number'],
    ['of a number that no country has', { contact_person_number: '+971001234567' }, 'contact_person_number'],
    ['of half a number', { contact_person_number: '555' }, 'contact_person_number'],
    ['of no kind', { address_type: 'Selected Address' }, 'address_type'],
    ['beyond the world', { longitude: 181 }, 'longitude'],
  ])('are refused %s', async (_what, change, code) => {
    const answer = await add({ ...home, ...change });
    expect([answer.status, codes(answer)]).toEqual([403, [code]]);
    expect((await saved()).total_size).toBe(2);
  });

  it('are answered to another customer like unknown ones', async () => {
    const [mine] = (await saved()).addresses;
    const put = (id: number) => call(api, `PUT /customer/address/update/${id}`, { token: stranger, body: home });
    const remove = (id: number) => call(api, `DELETE /customer/address/delete?address_id=${id}`, { token: stranger });
    expect([(await put(mine?.id ?? 0)).status, (await remove(mine?.id ?? 0)).status]).toEqual([404, 404]);
    expect(await put(mine?.id ?? 0)).toEqual(await put(99_999));
    expect(await remove(mine?.id ?? 0)).toEqual(await remove(99_999));
    expect(await saved('', stranger)).toMatchObject({ total_size: 0 });
    expect((await saved()).total_size).toBe(2);
  });

  it('are deleted once', async () => {
    const [mine] = (await saved()).addresses;
    const remove = () => call(api, `DELETE /customer/address/delete?address_id=${mine?.id}`, { token });
    expect(await remove()).toEqual({ status: 200, body: { message: 'The address is deleted.' } });
    expect(await remove()).toMatchObject({ status: 404, body: { message: 'This address is not one of yours.' } });
  });

  it('are limited in number', async () => {
    const [row] = await database.db.select().from(addresses).where(eq(addresses.user_id, 31));
    if (!row) throw new Error('no address');
    const { id: _id, ...copy } = row;
    await database.db.insert(addresses).values(Array.from({ length: 49 }, () => copy));
    expect(codes(await add(home))).toEqual(['address']);
  });

  it('are for customers only', async () => {
    expect(await call(api, 'GET /customer/address/list')).toMatchObject({ status: 401 });
  });
});
