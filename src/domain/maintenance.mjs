/**
 * Whether the market is closed for maintenance, and which pages stay open meanwhile.
 * Spec: wire-format §2.1 and §10.
 *
 * Plain JavaScript, because the server in front of Next uses it as well.
 */

/** The name of this storefront among the systems that back ends from 4.0 on close one by one. */
const WEBSITE = 'react_website';

/**
 * @param {unknown} config The answer of `GET /config`.
 * @returns {boolean}
 */
export function isUnderMaintenance(config) {
  const { maintenance_mode: mode, maintenance_mode_data: data } = Object(config);
  const isOn = mode === true || mode === 1 || mode === '1' || mode === 'true';
  const systems = Object(data).maintenance_system_setup;
  return isOn && (!Array.isArray(systems) || systems.includes(WEBSITE));
}

/** Where the maintenance page itself is, in either language. */
export const MAINTENANCE_PATH = '/maintenance';
/** Below it, where requests for closed pages lead: the page is then shown whatever the configuration says by now. */
export const CLOSED = 'closed';

/** Pages below which orders, trips and payments that have begun go on. */
const BEGUN = ['/track-order', '/payment', '/profile', '/invoice', '/rental/trip-status', '/help-and-support'];
/** The way into an account, whose orders can be followed, and what customers have agreed to. */
const BASIC = [
  ...['/forgot-password', '/privacy-policy', '/terms-and-conditions'],
  ...['/refund-policy', '/cancellation-policy', '/shipping-policy'],
];

/**
 * Whether a page stays open. A gateway leads back to the checkout with the number of the order that was paid, and to a
 * store's registration with the outcome.
 * @param {string} path Without its language; the query may follow.
 * @returns {boolean}
 */
export function staysOpen(path) {
  const [plain = '', query] = path.split('?', 2);
  if (plain === '/checkout') return new URLSearchParams(query).has('order_id');
  if (plain === '/store-registration') return new URLSearchParams(query).has('flag');
  return [MAINTENANCE_PATH, ...BEGUN, ...BASIC].some((open) => plain === open || plain.startsWith(`${open}/`));
}
