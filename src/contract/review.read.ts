import { amount, record, text, textOrNull, texts } from './reading';
import type { ItemReview } from './review';

export function readReview(value: unknown): ItemReview {
  const raw = record(value);
  const customer = record(raw.customer);
  return {
    id: amount(raw.id),
    rating: amount(raw.rating),
    comment: text(raw.comment),
    customer_name: text(raw.customer_name) || [text(customer.f_name), text(customer.l_name)].join(' ').trim(),
    attachment_full_url: texts(raw.attachment_full_url),
    reply: textOrNull(raw.reply),
    created_at: text(raw.created_at),
  };
}
