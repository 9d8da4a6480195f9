/**
 * A draft belongs to one customer. It is shown neither to the next who signs in on the same browser nor to a guest
 * after the session has ended. The draft of a guest goes over to the account.
 * Spec: beyond §3.3.
 */
export function isOfAnother(
  draft: { customer_id: number },
  /** 0 for a guest. Null while it is unknown who it is; nothing is shown then. */
  customer_id: number | null,
): boolean {
  return customer_id !== null && draft.customer_id > 0 && draft.customer_id !== customer_id;
}
