/**
 * How the browser goes to a payment page and what it brings back.
 * Spec: wire-format §4, "Gateway return", and §7.1, "Digital payment".
 */
/** `pending` is this back end's own: the gateway could not be asked, and the page looks it up. */
export type GatewayFlag = (typeof FLAGS)[number];

const FLAGS = ['success', 'fail', 'cancel', 'pending'] as const;

/** The address of the page that leads to the gateway; `callback` is where the browser returns to, a whole address. */
export function paymentPage(order: {
  order_id: number;
  /** The customer's id, or the guest's. */
  customer_id: number;
  callback: string;
  gateway: string;
  /** Shows that the order is the caller's own; only the embedded back end gives and asks for it. */
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

/** Back ends append `?flag=…` even where the address has a query already; this one does so, too. */
export function returnAddress(callback: string, flag: GatewayFlag, token: string): string {
  return `${callback}?flag=${flag}&&token=${encodeURIComponent(token)}`;
}

/** What an address says about a payment, wherever in its query the flag stands; null when it says nothing. */
export function gatewayFlag(address: string): GatewayFlag | null {
  const [, flag] = /[?&]flag=([a-z]+)(?:$|[&#])/.exec(address) ?? [];
  return FLAGS.find((it) => it === flag) ?? null;
}

/** The same address without what the gateway added. */
export function withoutFlag(address: string): string {
  return address.replace(/[?&]flag=(?:success|fail|cancel|pending)(?:&.*)?$/, '');
}

/** The number of the order that was paid for, as the token names it; null when it names none. */
export function returnedId(address: string): number | null {
  const [, token = ''] = /[?&]token=([^&#]+)/.exec(address) ?? [];
  try {
    const [, id] = /(?:^|&)attribute_id=(\d+)/.exec(atob(decodeURIComponent(token))) ?? [];
    return id === undefined ? null : Number(id);
  } catch {
    // The token was written by hand and cannot be read.
    return null;
  }
}
