import { amount, ids, list, record, text, textOrNull, texts } from '../core/wire-values';
import type { AgainLine, AgainProblem, OrderAgain } from './order-again';

const problems: readonly AgainProblem[] = ['gone', 'not_available', 'out_of_stock', 'option_missing'];

export function readOrderAgain(answer: unknown): OrderAgain {
  const raw = record(answer);
  const store = record(raw.store);
  return {
    store:
      amount(store.id) === 0
        ? null
        : {
            id: amount(store.id),
            slug: text(store.slug),
            name: text(store.name),
            module_id: amount(store.module_id),
            module_type: text(store.module_type),
          },
    lines: list(raw.lines).map(readLine),
  };
}

function readLine(value: unknown): AgainLine {
  const raw = record(value);
  return {
    item_id: amount(raw.item_id),
    model: raw.model === 'ItemCampaign' ? 'ItemCampaign' : 'Item',
    name: text(raw.name),
    image_full_url: textOrNull(raw.image_full_url),
    quantity: amount(raw.quantity, 1),
    most: amount(raw.most),
    // Kept as the back end sent it, because it goes back to the cart unchanged.
    variation: list(raw.variation) as AgainLine['variation'],
    add_on_ids: ids(raw.add_on_ids),
    add_on_qtys: ids(raw.add_on_qtys),
    price_before: amount(raw.price_before),
    price_now: amount(raw.price_now),
    lost_add_ons: texts(raw.lost_add_ons),
    problem: problems.find((problem) => problem === raw.problem) ?? null,
  };
}
