/**
 * What one customer has begun is for nobody else at the same browser: neither for the next who signs in, nor for a guest
 * once the session has ended. A guest's becomes theirs.
 * Spec: beyond §3.3.
 */
export function isOfAnother(
  draft: { customer_id: number },
  /** 0 of a guest; null while it is not known who it is, to whom nothing is to be shown yet. */
  customer_id: number | null,
): boolean {
  return customer_id !== null && draft.customer_id > 0 && draft.customer_id !== customer_id;
}
