import { chosenOptions } from '@/domain/catalogue/variation-row';
import type { OrderLine } from './order';
import {
  amount,
  amountOrNull,
  flag,
  list,
  record,
  records,
  text,
  textOrNull,
  texts,
  unwrap,
} from '../core/wire-values';

export function readOrderLine(value: unknown): OrderLine {
  const raw = record(value);
  const item = record(unwrap(raw.item_details));
  return {
    id: amount(raw.id),
    item_id: amountOrNull(raw.item_id),
    item_campaign_id: amountOrNull(raw.item_campaign_id),
    name: text(item.name),
    image_full_url: textOrNull(raw.image_full_url) ?? textOrNull(item.image_full_url),
    price: amount(raw.price),
    quantity: amount(raw.quantity),
    discount_on_item: amount(raw.discount_on_item),
    tax_amount: amount(raw.tax_amount),
    total_add_on_price: amount(raw.total_add_on_price),
    variation: list(unwrap(raw.variation)).flatMap((chosen) => readChosen(chosen, item)),
    add_ons: records(unwrap(raw.add_ons)).map((one) => ({
      name: text(one.name),
      price: amount(one.price),
      quantity: amount(one.quantity, 1),
    })),
    is_reviewed: flag(raw.is_reviewed),
  };
}

/**
 * The labels of a food group, or the options of any other item: its combination has lost their spaces, and is shown only
 * where the item no longer says them.
 */
function readChosen(value: unknown, item: Record<string, unknown>): string[] {
  const raw = record(value);
  const type = text(raw.type);
  const choices = records(unwrap(item.choice_options)).map(({ title, options }) => ({
    title: text(title),
    options: texts(options),
  }));
  if (type) return chosenOptions(type, choices) ?? [type];
  const values = raw.values;
  if (Array.isArray(values)) return values.map((value) => text(record(value).label));
  return texts(record(values).label);
}
