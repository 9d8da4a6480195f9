import { addresses, amount, record, text, textOrNull } from '../core/wire-values';
import type { ItemReview } from './review';

export function readReview(value: unknown): ItemReview {
  const raw = record(value);
  const customer = record(raw.customer);
  return {
    id: amount(raw.id),
    rating: amount(raw.rating),
    comment: text(raw.comment),
    customer_name: text(raw.customer_name) || [text(customer.f_name), text(customer.l_name)].join(' ').trim(),
    attachment_full_url: addresses(raw.attachment_full_url ?? raw.attachment),
    reply: textOrNull(raw.reply),
    created_at: text(raw.created_at),
  };
}
