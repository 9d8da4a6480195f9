/**
 * What one customer has begun is nothing for the next who signs in at the same browser; a guest's becomes theirs.
 * Spec: beyond §3 no. 3.
 */
export function isOfAnother(draft: { customer_id: number }, customer_id: number): boolean {
  return customer_id > 0 && draft.customer_id > 0 && draft.customer_id !== customer_id;
}
