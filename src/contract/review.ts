import { amount, record, text, textOrNull } from './reading';

/** What a customer said about an item. */
export type ItemReview = {
  id: number;
  rating: number;
  comment: string;
  customer_name: string;
  reply: string | null;
  created_at: string;
};

export function readReview(value: unknown): ItemReview {
  const raw = record(value);
  const customer = record(raw.customer);
  return {
    id: amount(raw.id),
    rating: amount(raw.rating),
    comment: text(raw.comment),
    customer_name: text(raw.customer_name) || [text(customer.f_name), text(customer.l_name)].join(' ').trim(),
    reply: textOrNull(raw.reply),
    created_at: text(raw.created_at),
  };
}
