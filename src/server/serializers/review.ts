import type { ReviewRow } from '../data/catalogue/review';
import { mediaUrl, localizeText, type View } from '../data/view';

/** A review below an item. */
export function serializeReview(row: ReviewRow, view: View) {
  return {
    ...serializeCommon(row, view),
    item_name: localizeText(row.item.name, view),
    customer: row.customer && {
      id: row.customer.id,
      f_name: row.customer.f_name,
      l_name: initial(row.customer.l_name),
      image: row.customer.image,
      image_full_url: mediaUrl(row.customer.image, view),
    },
  };
}

/** A review on the page of a store. */
export function serializeStoreReview(row: ReviewRow, view: View) {
  const { customer } = row;
  return {
    ...serializeCommon(row, view),
    item_name: localizeText(row.item.name, view),
    item_image: row.item.image,
    item_image_full_url: mediaUrl(row.item.image, view),
    customer_name: reviewerName(customer),
  };
}

function serializeCommon(row: ReviewRow, view: View) {
  return {
    id: row.id,
    item_id: row.item_id,
    rating: row.rating,
    comment: localizeText(row.comment, view) ?? '',
    attachment: row.attachment,
    attachment_full_url: row.attachment.map((file) => mediaUrl(file, view)),
    reply: localizeText(row.reply, view),
    replied_at: row.replied_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** The first name of a customer and the initial of the family name, where there is one. */
export function reviewerName(customer: { f_name: string; l_name: string } | null): string {
  return customer ? `${customer.f_name} ${initial(customer.l_name)}`.trim() : '';
}

/** Reviews are public, so only the initial of a customer's family name is answered. */
function initial(name: string): string {
  return name && `${[...name][0] ?? ''}.`;
}
