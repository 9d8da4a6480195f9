import { describe, expect, it } from 'vitest';
import { object, string, type ValidationError } from 'yup';
import { addManyToCart } from '@/contract/ordering/cart.schema';
import { buyNowLines } from '@/contract/ordering/order.schema';
import { limits } from '@/domain/limits';
import { validateInput } from './validate';

const line = { model: 'Item', item_id: '1', price: '2.5', quantity: 1, variation: [], add_on_ids: [], add_on_qtys: [] };
const options = { abortEarly: false, stripUnknown: true };

const listProblems = (asked: Promise<unknown>): Promise<[string | undefined, string][]> =>
  asked.then(
    () => [],
    (error: ValidationError) => error.inner.map(({ path, message }) => [path, message]),
  );

describe('the validation of an input', () => {
  it('leaves no state for the next call', async () => {
    const walked: number[] = [];
    const schema = object({ name: string() }).test('walk', function () {
      // yup records the position of the validation in the options.
      walked.push(((this.options as { from?: unknown[] }).from ?? []).length);
      return true;
    });
    for (let n = 0; n < 3; n += 1) await validateInput(schema, { name: 'Noor' });
    expect(walked).toEqual([1, 1, 1]);
  });

  it('returns what the schema alone would', async () => {
    const sent = { guest_id: '7', item_list: [line, { ...line, more: 1 }, line], more: 1 };
    expect(await validateInput(addManyToCart, sent)).toEqual(await addManyToCart.validate(sent, options));
    const lines = [
      { item_id: '3', quantity: '2' },
      { item_id: 4, quantity: 1 },
    ];
    expect(await validateInput(buyNowLines, lines)).toEqual(await buyNowLines.validate(lines, options));
  });

  it.each([
    ['in one element', { item_list: [line, { ...line, quantity: 0 }, line] }],
    [
      'in several',
      {
        item_list: [
          { ...line, item_id: 'x' },
          { ...line, quantity: 0, price: -1 },
        ],
      },
    ],
    ['in an element that is none', { item_list: [line, 'x'] }],
    ['beside a list of one', { guest_id: 'x', item_list: [{ ...line, quantity: 0 }] }],
    ['in a list that is none', { item_list: 'x' }],
    ['in a list of nothing', { item_list: [] }],
  ])('reports problems %s under the same names', async (_where, sent) => {
    const told = await listProblems(validateInput(addManyToCart, sent));
    expect(told.toSorted()).toEqual((await listProblems(addManyToCart.validate(sent, options))).toSorted());
    expect(told.length).toBeGreaterThan(0);
  });

  it('stops once there are as many problems as are reported', async () => {
    const looked = new Set<number>();
    const sent = Array.from({ length: 100 }, (_, n) => new Proxy({}, { has: () => (looked.add(n), false) }));
    const told = await listProblems(validateInput(addManyToCart, { item_list: sent }));
    expect(told.length).toBeLessThan(2 * limits.problems_told_max);
    expect(looked.size).toBeLessThan(limits.problems_told_max);
  });

  it('lets other calls run between the elements of a long list', async () => {
    let answered = 0;
    const clock = setInterval(() => (answered += 1), 0);
    await validateInput(addManyToCart, { item_list: Array.from({ length: 100 }, () => line) });
    clearInterval(clock);
    expect(answered).toBeGreaterThan(1);
  });
});
