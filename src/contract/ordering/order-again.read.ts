import type { AgainProblem } from '@/domain/order/former-line';
import { oneOf } from '../core/one-of';
import { amount, ids, list, record, records, text, textOrNull, texts, unwrap } from '../core/wire-values';
import type { AgainLine, FormerLine, OrderAgain } from './order-again';

const problems: readonly AgainProblem[] = ['gone', 'not_available', 'out_of_stock', 'option_missing'];

/** Without `lines` the answer is about something else (wire-format §7.4). */
export function readOrderAgain(answer: unknown): OrderAgain | null {
  const raw = record(answer);
  if (!Array.isArray(raw.lines)) return null;
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
    problem: oneOf(raw.problem, problems, null),
  };
}

export function readFormerLines(answer: unknown): FormerLine[] {
  return list(answer).map(readFormerLine);
}

function readFormerLine(value: unknown): FormerLine {
  const raw = record(value);
  const item = record(unwrap(raw.item_details));
  const campaign = amount(raw.item_campaign_id);
  return {
    item_id: campaign || amount(raw.item_id) || amount(item.id),
    model: campaign ? 'ItemCampaign' : 'Item',
    name: text(item.name),
    image_full_url: textOrNull(raw.image_full_url) ?? textOrNull(item.image_full_url),
    store_id: amount(item.store_id),
    price: amount(raw.price),
    quantity: amount(raw.quantity, 1),
    variation: records(unwrap(raw.variation)).map(readChosen),
    add_ons: records(unwrap(raw.add_ons)).map((one) => ({
      id: amount(one.id),
      name: text(one.name),
      quantity: amount(one.quantity, 1),
    })),
  };
}

/** A placed order keeps each chosen value with its price, where a cart has the labels alone. */
function readChosen({ type, price, stock, name, values }: Record<string, unknown>): AgainLine['variation'][number] {
  if (text(type)) return { type: text(type), price: amount(price), stock: amount(stock) };
  const labels = Array.isArray(values) ? values.map((one) => text(record(one).label)) : texts(record(values).label);
  return { name: text(name), values: { label: labels.filter(Boolean) } };
}
