/**
 * Decides who may see a draft. It belongs to one customer and is shown neither to the next customer on the same browser
 * nor to a guest after sign-out. A guest's draft is taken over by the account at sign-in.
 * Spec: beyond §3.3.
 */
export function isOfAnother(
  draft: { customer_id: number },
  /** 0 for a guest. null while the customer is unknown; nothing is shown then. */
  customer_id: number | null,
): boolean {
  return customer_id !== null && draft.customer_id > 0 && draft.customer_id !== customer_id;
}
