/**
 * The redirect to a payment page, and the parameters with which the browser returns.
 * Spec: wire-format §4, "Gateway return", and §7.1, "Digital payment".
 */
/** `pending` is an own addition: the gateway could not be asked, and the page looks the outcome up. */
export type GatewayFlag = (typeof FLAGS)[number];

const FLAGS = ['success', 'fail', 'cancel', 'pending'] as const;

/** The address of the page that redirects to the gateway. `callback` is the full URL to which the browser returns. */
export function paymentPage(order: {
  order_id: number;
  /** The customer's id, or the guest's. */
  customer_id: number;
  callback: string;
  gateway: string;
  /** Proves that the order is the caller's own. Only the embedded back end issues and requires it. */
  payment_token?: string | null;
}): string {
  const query = new URLSearchParams({
    order_id: String(order.order_id),
    customer_id: String(order.customer_id),
    payment_platform: 'web',
    callback: order.callback,
    payment_method: order.gateway,
    ...(order.payment_token && { payment_token: order.payment_token }),
  });
  return `/payment-mobile?${query}`;
}

/** Back ends append `?flag=…` even to an address that has a query already; so does this one. */
export function returnAddress(callback: string, flag: GatewayFlag, token: string): string {
  return `${callback}?flag=${flag}&&token=${encodeURIComponent(token)}`;
}

/** The outcome in the query of an address, wherever the flag is; null when there is none. */
export function gatewayFlag(address: string): GatewayFlag | null {
  const [, flag] = /[?&]flag=([a-z]+)(?:$|[&#])/.exec(address) ?? [];
  return FLAGS.find((known) => known === flag) ?? null;
}

/** Whether the gateway claims that it is paid, or does not know yet: the back end's own status decides. */
export function isPaidClaim(flag: GatewayFlag | null): flag is 'success' | 'pending' {
  return flag === 'success' || flag === 'pending';
}

/** The address without the parameters that the gateway added. */
export function withoutFlag(address: string): string {
  return address.replace(/[?&]flag=(?:success|fail|cancel|pending)(?:&.*)?$/, '');
}

/** The number of the paid order, as the token names it; null when it names none. */
export function returnedId(address: string): number | null {
  const [, token = ''] = /[?&]token=([^&#]+)/.exec(address) ?? [];
  try {
    const [, id] = /(?:^|&)attribute_id=(\d+)/.exec(atob(decodeURIComponent(token))) ?? [];
    return id === undefined ? null : Number(id);
  } catch {
    // The token was edited by hand and cannot be decoded.
    return null;
  }
}
